import {
  discardCaptureCall,
  listToReviewCall,
  markReviewedCall,
  registerLettersCall,
} from '@lavanda/shared/contract/calls/capture';
import { correctPagoCall, refundPagoCall } from '@lavanda/shared/contract/calls/corrections';
import { readCapacityCall } from '@lavanda/shared/contract/calls/promises';
import {
  exportSalesCall,
  handOverCall,
  listSalesCall,
  moveNotaCall,
  noteNoticeCall,
  readNotaCall,
  reopenNotaCall,
  restoreNotasCall,
  returnVoidedCall,
  salesTotalsCall,
  saveNotaCall,
  savePiecesCall,
  voidNotasCall,
} from '@lavanda/shared/contract/calls/sales';
import { discardCaptureSchemas, registerLettersSchemas } from '@lavanda/shared/contract/schemas/capture';
import { correctPagoSchemas, refundPagoSchemas } from '@lavanda/shared/contract/schemas/corrections';
import { readCapacitySchemas } from '@lavanda/shared/contract/schemas/promises';
import { listToReviewSchemas, markReviewedSchemas } from '@lavanda/shared/contract/schemas/review';
import {
  handOverSchemas,
  moveNotaSchemas,
  noteNoticeSchemas,
  readNotaSchemas,
  reopenNotaSchemas,
  saveNotaSchemas,
} from '@lavanda/shared/contract/schemas/sales';
import { exportSalesSchemas, listSalesSchemas, salesTotalsSchemas } from '@lavanda/shared/contract/schemas/salesList';
import { savePiecesSchemas } from '@lavanda/shared/contract/schemas/savePieces';
import { restoreNotasSchemas, returnVoidedSchemas, voidNotasSchemas } from '@lavanda/shared/contract/schemas/voids';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { tenantReader, withTenant } from '../db/tenancy.ts';
import { type CallRequest, route, sendJson } from '../http/route.ts';
import { exportSlots } from '../limits/longCalls.ts';
import { readCapacity } from './capacity/readCapacity.ts';
import { discardCapture } from './capture/discardCapture.ts';
import { registerLetters } from './capture/registerLetters.ts';
import { correctPago } from './corrections/correctPago.ts';
import { refundPago } from './corrections/refundPago.ts';
import { exportNotas } from './export/exportNotas.ts';
import { handOver } from './handOver/handOver.ts';
import { asksForVoided, parseFilter } from './list/filter.ts';
import { listNotas, PageCursors } from './list/listNotas.ts';
import { readTotals } from './list/totals.ts';
import { photoRoutes } from './photos/photoRoutes.ts';
import { savePieces } from './pieces/savePieces.ts';
import { notaVisible } from './readNota.ts';
import { reopenNota } from './reopen/reopenNota.ts';
import { listToReview } from './review/listToReview.ts';
import { markReviewed } from './review/markReviewed.ts';
import { saveNota } from './save/saveNota.ts';
import { moveNota } from './stages/moveNota.ts';
import { noteNotice } from './stages/noteNotice.ts';
import { restoreNotas } from './void/restoreNotas.ts';
import { returnVoided } from './void/returnVoided.ts';
import { voidNotas } from './void/voidNotas.ts';

/** @param sendSummary answers `resultSummary=1`; it is a parameter because `reports` depends on `ventas` and not the reverse */
export function salesRoutes(
  app: FastifyInstance,
  db: Database,
  settings: Pick<Settings, 'ticketLinkDays'>,
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

  route(app, saveNotaCall, saveNotaSchemas, async ({ session, body }) => {
    const data = await saveNota(db, session, body, settings.ticketLinkDays);
    return { inserted_id: data._id, data };
  });

  route(app, reopenNotaCall, reopenNotaSchemas, async ({ session, body }) => ({
    data: await reopenNota(db, session, body),
  }));

  route(app, moveNotaCall, moveNotaSchemas, async ({ session, body }) => ({ data: await moveNota(db, session, body) }));

  route(app, noteNoticeCall, noteNoticeSchemas, async ({ session, body }) => ({ data: await noteNotice(db, session, body) }));

  route(app, handOverCall, handOverSchemas, async ({ session, body }) => ({ data: await handOver(db, session, body) }));
  route(app, savePiecesCall, savePiecesSchemas, async ({ session, body }) => ({
    data: await savePieces(db, session, body),
  }));

  route(app, refundPagoCall, refundPagoSchemas, async ({ session, body }) => ({ data: await refundPago(db, session, body) }));
  route(app, correctPagoCall, correctPagoSchemas, async ({ session, body }) => ({ data: await correctPago(db, session, body) }));

  route(app, voidNotasCall, voidNotasSchemas, async ({ session, body }) => ({
    anuladas: await voidNotas(db, session, body),
  }));

  void app.register(async (scope) => photoRoutes(scope, db));

  route(app, registerLettersCall, registerLettersSchemas, ({ session, body }) => registerLetters(db, session, body));
  route(app, discardCaptureCall, discardCaptureSchemas, ({ session, body }) => discardCapture(db, session, body));
  route(app, listToReviewCall, listToReviewSchemas, ({ session, query }) => listToReview(db, session, query));
  route(app, markReviewedCall, markReviewedSchemas, async ({ session, body }) => ({
    revisadas: await markReviewed(db, session, body),
  }));

  route(app, restoreNotasCall, restoreNotasSchemas, async ({ session, body }) => ({
    restauradas: await restoreNotas(db, session, body),
  }));

  route(app, returnVoidedCall, returnVoidedSchemas, async ({ session, body }) => ({
    data: await returnVoided(db, session, body),
  }));
}
