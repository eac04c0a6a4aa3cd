import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { codificacionAceptada, comprimir } from '../http/compresion.ts';
import type { Sesion } from '../http/sesion.ts';
import { mesesDelResumen, sucursalDelReporte } from './alcance.ts';
import { MemoriaResumen } from './memoria.ts';
import { resumenJson, versionResumen } from './resumenJson.ts';

/** A customer's new name is in the reports after this long at most, ms. */
const VIDA = 10_000;

const memoria = new MemoriaResumen(VIDA);

/**
 * Answers GET /api/ventas/?resultSummary=1 (contract RespuestaResumen), compressed. `sucursal` narrows it to one branch, `fechaInicial` and
 * `fechaFinal` to the months of those days.
 * @throws 403, 400 as in `sucursalDelReporte` and `mesesDelResumen`
 */
export async function enviarResumen(
  base: Base,
  { sesion, query, request, reply }: { sesion: Sesion; query: FiltroVentas; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { tenantId } = sesion;
  const sucursal = sucursalDelReporte(sesion, query.sucursal);
  const meses = mesesDelResumen(sesion, query);
  const codificacion = codificacionAceptada(request.headers['accept-encoding']);
  const clave = `${tenantId} ${sucursal} ${meses.primero} ${meses.ultimo} ${codificacion}`;
  const { version, listo, texto } = await enTenant(base, tenantId, async (tx) => {
    const version = await versionResumen(tx, tenantId);
    const listo = memoria.leer(clave, version);
    return { version, listo, texto: listo ? '' : await resumenJson(tx, { tenantId, sucursal, ...meses }) };
  });
  const cuerpo = listo ?? (await comprimir(texto, codificacion));
  if (!listo) memoria.guardar(clave, version, cuerpo);
  if (codificacion !== 'identity') reply.header('content-encoding', codificacion);
  return reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding').send(cuerpo);
}
