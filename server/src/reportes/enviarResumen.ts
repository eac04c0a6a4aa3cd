import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import { diaEn } from '@lavanda/shared/domain/fechas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Base } from '../db/conexion.ts';
import { codificacionAceptada } from '../http/compresion.ts';
import type { Sesion } from '../http/sesion.ts';
import { mesDe, mesesDelResumen, sucursalDelReporte } from './alcance.ts';
import { periodosDe } from './periodos.ts';
import { RespuestaEnTrozos } from './respuestaResumen.ts';
import { leerPeriodos } from './resumenJson.ts';

/** Memory for answers, bytes: some forty of a large laundry. */
const MEMORIA = 64 * 1024 * 1024;

/**
 * The last answers. It decides nothing: every request asks the database at which versions they stand and takes what changed, so that several server
 * processes agree.
 */
const memoria = new LRUCache<string, RespuestaEnTrozos>({ maxSize: MEMORIA, sizeCalculation: ({ bytes }) => bytes + 1024 });

/**
 * Answers GET /api/ventas/?resultSummary=1 (contract RespuestaResumen), compressed. `sucursal` narrows it to one branch, `fechaInicial` and
 * `fechaFinal` to the months of those days. As gzip before brotli, for only what changed has to be compressed again.
 * @throws 403, 400 as in `sucursalDelReporte` and `mesesDelResumen`
 */
export async function enviarResumen(
  base: Base,
  { sesion, query, request, reply }: { sesion: Sesion; query: FiltroVentas; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { tenantId } = sesion;
  const sucursal = sucursalDelReporte(sesion, query.sucursal);
  const meses = mesesDelResumen(sesion, query);
  const actual = mesDe(diaEn(sesion.zonaHoraria, new Date()));
  const codificacion = codificacionAceptada(request.headers['accept-encoding'], ['gzip', 'br']);
  const clave = `${tenantId} ${sucursal} ${meses.primero} ${meses.ultimo} ${actual}`;
  const anterior = memoria.get(clave);
  const conocidos = periodosDe(meses, actual).map((periodo, indice) => ({
    ...periodo,
    version: anterior?.versiones[indice] ?? '',
  }));
  const respuesta = RespuestaEnTrozos.con(anterior, await leerPeriodos(base, { tenantId, sucursal }, meses, conocidos));
  if (respuesta !== anterior) memoria.set(clave, respuesta);
  const cuerpo = await respuesta.cuerpo(codificacion);
  if (codificacion !== 'identity') reply.header('content-encoding', codificacion);
  return reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding').send(cuerpo);
}
