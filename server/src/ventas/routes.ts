import {
  exportSalesCall,
  listSalesCall,
  readNotaCall,
  restoreNotasCall,
  saveNotaCall,
  voidNotasCall,
} from '@lavanda/shared/contract/calls/sales';
import {
  exportSalesSchemas,
  listSalesSchemas,
  readNotaSchemas,
  restoreNotasSchemas,
  saveNotaSchemas,
  voidNotasSchemas,
} from '@lavanda/shared/contract/schemas/sales';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Base } from '../db/connection.ts';
import { tenantReader, withTenant } from '../db/tenancy.ts';
import { type CallRequest, route, sendJson } from '../http/route.ts';
import { exportNotas } from './export/exportNotas.ts';
import { listNotas, PageCursors } from './list/listNotas.ts';
import { notaVisible } from './readNota.ts';
import { saveNota } from './save/saveNota.ts';
import { restoreNotas } from './void/restoreNotas.ts';
import { voidNotas } from './void/voidNotas.ts';

/** @param sendSummary answers `resultSummary=1`; passed in because `reports` depends on `ventas` and not the reverse */
export function salesRoutes(
  app: FastifyInstance,
  base: Base,
  sendSummary: (request: CallRequest<typeof listSalesCall>) => Promise<FastifyReply>,
): void {
  const cursors = new PageCursors();

  route(app, listSalesCall, listSalesSchemas, async (call) => {
    const { session, query, reply } = call;
    if (query.resultSummary) return sendSummary(call);
    return sendJson(reply, await listNotas(tenantReader(base, session.tenantId), cursors, session, session.sessionId, query));
  });

  route(app, exportSalesCall, exportSalesSchemas, ({ session, query, reply }) => exportNotas(base, session, query, reply), {
    compress: false,
  });

  route(app, readNotaCall, readNotaSchemas, async ({ session, params }) => ({
    data: await withTenant(base, session.tenantId, (tx) => notaVisible(tx, session, params.nota)),
  }));

  route(app, saveNotaCall, saveNotaSchemas, async ({ session, body }) => {
    const data = await saveNota(base, session, body);
    return { inserted_id: data._id, data };
  });

  route(app, voidNotasCall, voidNotasSchemas, async ({ session, body }) => ({
    anuladas: await voidNotas(base, session, body.items),
  }));

  route(app, restoreNotasCall, restoreNotasSchemas, async ({ session, body }) => ({
    restauradas: await restoreNotas(base, session, body.items),
  }));
}
