import { readCollectedCall } from '@lavanda/shared/contract/calls/collected';
import { readResultsCall } from '@lavanda/shared/contract/calls/monthResults';
import { readPromisesCall } from '@lavanda/shared/contract/calls/promises';
import { exportSummaryCall, readTodayCall } from '@lavanda/shared/contract/calls/summary';
import { readCollectedSchemas } from '@lavanda/shared/contract/schemas/collected';
import { readResultsSchemas } from '@lavanda/shared/contract/schemas/monthResults';
import { readPromisesSchemas } from '@lavanda/shared/contract/schemas/promises';
import { exportSummarySchemas, readTodaySchemas } from '@lavanda/shared/contract/schemas/summary';
import { CASH } from '@lavanda/shared/domain/caja';
import { dayIn } from '@lavanda/shared/domain/dates';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import type { FastifyInstance } from 'fastify';
import { isBlind } from '../caja/isBlind.ts';
import type { Database } from '../db/connection.ts';
import { tenantReader } from '../db/tenancy.ts';
import { sendTable } from '../export/file.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { exportSlots, inTurn } from '../limits/longCalls.ts';
import { noteExport } from '../team/auditLog.ts';
import { readCollected } from './collected.ts';
import { COLUMNS, monthRows } from './exportMonth.ts';
import { readPromises } from './promises.ts';
import { readResults } from './results.ts';
import { reportSucursal } from './scope.ts';
import { readToday, withoutCash } from './today.ts';

/**
 * Routes for the month's workbook, today's figures, kept promises, monthly results and collected amounts. The summary belongs
 * to the sales list's route (`sendSummary`).
 */
export function reportRoutes(app: FastifyInstance, db: Database): void {
  const countsBlind = (session: Session) => isBlind(tenantReader(db, session.tenantId), session);

  route(app, readTodayCall, readTodaySchemas, async ({ session, query }) => {
    const day = await readToday(db, session, reportSucursal(session, query.sucursal), new Date());
    return (await countsBlind(session)) ? withoutCash(day) : day;
  });

  route(app, readPromisesCall, readPromisesSchemas, async ({ session, query }) => ({
    promesas: await readPromises(db, session, reportSucursal(session, query.sucursal), Number(query.anio), new Date()),
  }));

  route(app, readResultsCall, readResultsSchemas, async ({ session, query }) => {
    const sucursal = reportSucursal(session, query.sucursal);
    return { meses: await readResults(db, session.tenantId, sucursal, Number(query.anio)) };
  });

  route(app, readCollectedCall, readCollectedSchemas, async ({ session, query }) => {
    const isThisMonth = dayIn(session.zonaHoraria, new Date()).startsWith(query.mes);
    const isHidden = isThisMonth && (await countsBlind(session));
    const methods = isHidden ? PAYMENT_METHODS.filter((method) => method !== CASH) : PAYMENT_METHODS;
    const rows = await readCollected(db, session.tenantId, reportSucursal(session, query.sucursal), query.mes, methods);
    return isHidden ? { cobrado: rows, efvo_oculto: true } : { cobrado: rows };
  });

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
