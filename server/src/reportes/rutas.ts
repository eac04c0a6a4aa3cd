import { exportSummaryCall } from '@lavanda/shared/contract/resumen';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { sendTable } from '../exportar/archivo.ts';
import { route } from '../http/atender.ts';
import { reportSucursal } from './alcance.ts';
import { COLUMNS, monthRows } from './exportarMes.ts';

/** The month as a workbook; the summary itself is a query of the sales list (`enviarResumen`). */
export function reportRoutes(app: FastifyInstance, base: Base): void {
  route(app, exportSummaryCall, async ({ session, query, reply }) => {
    const scope = { tenantId: session.tenantId, sucursal: reportSucursal(session, query.sucursal) };
    const rows = await monthRows(base, scope, query.mes);
    const batches = (async function* () {
      yield rows;
    })();
    return sendTable(reply, { formato: 'xlsx', nombre: `Reporte-${query.mes}`, columns: COLUMNS, batches });
  });
}
