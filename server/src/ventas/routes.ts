import { correctPagoCall, refundPagoCall } from '@lavanda/shared/contract/calls/corrections';
import {
  handOverCall,
  type listSalesCall,
  moveNotaCall,
  noteNoticeCall,
  reopenNotaCall,
  saveNotaCall,
  savePiecesCall,
} from '@lavanda/shared/contract/calls/sales';
import { correctPagoSchemas, refundPagoSchemas } from '@lavanda/shared/contract/schemas/corrections';
import {
  handOverSchemas,
  moveNotaSchemas,
  noteNoticeSchemas,
  reopenNotaSchemas,
  saveNotaSchemas,
} from '@lavanda/shared/contract/schemas/sales';
import { savePiecesSchemas } from '@lavanda/shared/contract/schemas/savePieces';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { type CallRequest, route } from '../http/route.ts';
import { captureRoutes } from './capture/captureRoutes.ts';
import { correctPago } from './corrections/correctPago.ts';
import { refundPago } from './corrections/refundPago.ts';
import { handOver } from './handOver/handOver.ts';
import { listRoutes } from './list/listRoutes.ts';
import { photoRoutes } from './photos/photoRoutes.ts';
import { savePieces } from './pieces/savePieces.ts';
import { reopenNota } from './reopen/reopenNota.ts';
import { saveNota } from './save/saveNota.ts';
import { moveNota } from './stages/moveNota.ts';
import { noteNotice } from './stages/noteNotice.ts';
import { voidRoutes } from './void/voidRoutes.ts';

/**
 * Routes of notas: lists, changes, voids, photos and captures without a connection.
 * @param sendSummary answers `resultSummary=1`; it is a parameter because `reports` depends on `ventas` and not the reverse
 */
export function salesRoutes(
  app: FastifyInstance,
  db: Database,
  settings: Pick<Settings, 'ticketLinkDays'>,
  sendSummary: (request: CallRequest<typeof listSalesCall>) => Promise<FastifyReply>,
): void {
  listRoutes(app, db, sendSummary);
  changeRoutes(app, db, settings);
  voidRoutes(app, db);
  void app.register(async (scope) => photoRoutes(scope, db));
  captureRoutes(app, db);
}

/** Routes that change one nota, such as its content, stage, pieces or pagos. */
function changeRoutes(app: FastifyInstance, db: Database, settings: Pick<Settings, 'ticketLinkDays'>): void {
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
}
