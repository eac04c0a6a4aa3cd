import { exportSummaryCall } from '@lavanda/shared/contract/calls/summary';
import { exportSummarySchemas } from '@lavanda/shared/contract/schemas/summary';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/connection.ts';
import { sendTable } from '../export/file.ts';
import { route } from '../http/route.ts';
import { COLUMNS, monthRows } from './exportMonth.ts';
import { reportSucursal } from './scope.ts';

/** The month's workbook. The summary itself is served by the sales list (`sendSummary`). */
export function reportRoutes(app: FastifyInstance, base: Base): void {
  route(app, exportSummaryCall, exportSummarySchemas, async ({ session, query, reply }) => {
    const scope = { tenantId: session.tenantId, sucursal: reportSucursal(session, query.sucursal) };
    const rows = await monthRows(base, scope, query.mes);
    const batches = (async function* () {
      yield rows;
    })();
    return sendTable(reply, { formato: 'xlsx', nombre: `Reporte-${query.mes}`, columns: COLUMNS, batches });
  });
}
