import type { FiltroVentas } from '@lavanda/shared/contract/ventas';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Base } from '../db/conexion.ts';
import { enviarJson } from '../http/atender.ts';
import type { Sesion } from '../http/sesion.ts';
import { mesesDelResumen, sucursalDelReporte } from './alcance.ts';
import { leerResumen } from './resumenJson.ts';

/** Characters kept of the last answers: some forty of a large laundry. */
const MAX_KEPT = 64 * 1024 * 1024;

/** The last answers. Every request asks the database for the version first, so several server processes agree. */
const answers = new LRUCache<string, { version: string; json: string }>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ json }) => json.length + 1024,
});

/**
 * Answers GET /api/ventas/?resultSummary=1 (contract RespuestaResumen). `sucursal` narrows it to one branch,
 * `fechaInicial` and `fechaFinal` to the months of those days.
 * @throws 403, 400 as in `sucursalDelReporte` and `mesesDelResumen`
 */
export async function enviarResumen(
  base: Base,
  { sesion, query, reply }: { sesion: Sesion; query: FiltroVentas; reply: FastifyReply },
): Promise<FastifyReply> {
  const { tenantId } = sesion;
  const sucursal = sucursalDelReporte(sesion, query.sucursal);
  const meses = mesesDelResumen(sesion, query);
  const key = `${tenantId} ${sucursal} ${meses.primero} ${meses.ultimo}`;
  const kept = answers.get(key);
  const { version, json } = await leerResumen(base, { tenantId, sucursal }, meses, kept?.version ?? '');
  if (json === null) return enviarJson(reply, kept?.json ?? '');
  answers.set(key, { version, json });
  return enviarJson(reply, json);
}
