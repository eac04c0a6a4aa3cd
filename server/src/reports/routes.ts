import { exportSummaryCall } from '@lavanda/shared/contract/calls/summary';
import { exportSummarySchemas } from '@lavanda/shared/contract/schemas/summary';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { sendTable } from '../export/file.ts';
import { route } from '../http/route.ts';
import { exportSlots, inTurn } from '../limits/longCalls.ts';
import { noteExport } from '../team/auditLog.ts';
import { COLUMNS, monthRows } from './exportMonth.ts';
import { reportSucursal } from './scope.ts';

/** The month's workbook. The summary itself is served by the sales list (`sendSummary`). */
export function reportRoutes(app: FastifyInstance, db: Database): void {
  route(
    app,
    exportSummaryCall,
    exportSummarySchemas,
    async ({ session, query, reply }) => {
      const scope = { tenantId: session.tenantId, sucursal: reportSucursal(session, query.sucursal) };
      await noteExport(db, session, 'reporte', { mes: query.mes });
      const batches = (async function* () {
        yield await monthRows(db, scope, query.mes);
      })();
      return sendTable(reply, { formato: 'xlsx', nombre: `Reporte-${query.mes}`, columns: COLUMNS, batches: inTurn(batches) });
    },
    { slots: exportSlots },
  );
}
