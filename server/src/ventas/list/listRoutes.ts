import { readCapacityCall } from '@lavanda/shared/contract/calls/promises';
import { exportSalesCall, listSalesCall, readNotaCall, salesTotalsCall } from '@lavanda/shared/contract/calls/sales';
import { readCapacitySchemas } from '@lavanda/shared/contract/schemas/promises';
import { readNotaSchemas } from '@lavanda/shared/contract/schemas/sales';
import { exportSalesSchemas, listSalesSchemas, salesTotalsSchemas } from '@lavanda/shared/contract/schemas/salesList';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { tenantReader, withTenant } from '../../db/tenancy.ts';
import { type CallRequest, route, sendJson } from '../../http/route.ts';
import { exportSlots } from '../../limits/longCalls.ts';
import { readCapacity } from '../capacity/readCapacity.ts';
import { exportNotas } from '../export/exportNotas.ts';
import { notaVisible } from '../readNota.ts';
import { asksForVoided, parseFilter } from './filter.ts';
import { listNotas, PageCursors } from './listNotas.ts';
import { readTotals } from './totals.ts';

/** Routes that read notas: the list, its sums and its export, how full the days are, and one nota. */
export function listRoutes(
  app: FastifyInstance,
  db: Database,
  sendSummary: (request: CallRequest<typeof listSalesCall>) => Promise<FastifyReply>,
): void {
  const cursors = new PageCursors();

  route(app, listSalesCall, listSalesSchemas, async (call) => {
    const { session, query, reply } = call;
    if (query.resultSummary) return sendSummary(call);
    return sendJson(reply, await listNotas(tenantReader(db, session.tenantId), cursors, session, session.sessionId, query));
  });

  route(app, salesTotalsCall, salesTotalsSchemas, ({ session, query }) =>
    readTotals(tenantReader(db, session.tenantId), session, parseFilter(session, query)),
  );

  route(app, readCapacityCall, readCapacitySchemas, ({ session, query }) => readCapacity(db, session, query));

  route(app, exportSalesCall, exportSalesSchemas, ({ session, query, reply }) => exportNotas(db, session, query, reply), {
    compress: false,
    slots: exportSlots,
  });

  route(app, readNotaCall, readNotaSchemas, async ({ session, params, query }) => {
    const voidedToo = asksForVoided(session, 'anulada', query.anulada);
    return { data: await withTenant(db, session.tenantId, (tx) => notaVisible(tx, session, params.nota, voidedToo)) };
  });
}
