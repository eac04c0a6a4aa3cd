import { resumenExportar } from '@lavanda/shared/contract/resumen';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enviarTabla } from '../exportar/archivo.ts';
import { atender } from '../http/atender.ts';
import { sucursalDelReporte } from './alcance.ts';
import { COLUMNAS, filasDelMes } from './exportarMes.ts';

/** The month as a workbook; the summary itself is a query of the sales list (`enviarResumen`). */
export function rutasReportes(app: FastifyInstance, base: Base): void {
  atender(app, resumenExportar, async ({ sesion, query, reply }) => {
    const alcance = { tenantId: sesion.tenantId, sucursal: sucursalDelReporte(sesion, query.sucursal) };
    const filas = await filasDelMes(base, alcance, query.mes);
    const lotes = (async function* () {
      yield filas;
    })();
    return enviarTabla(reply, { formato: 'xlsx', nombre: `Reporte-${query.mes}`, columnas: COLUMNAS, lotes });
  });
}
