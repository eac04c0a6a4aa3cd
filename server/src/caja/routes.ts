import {
  assignCajaCall,
  cancelMovementCall,
  closeTurnoCall,
  countCall,
  listCajasCall,
  listCortesCall,
  moveCashCall,
  openTurnoCall,
  partialCorteCall,
  readCajaCall,
  readCorteCall,
  readDifferencesCall,
  readEntriesCall,
  saveCajaCall,
} from '@lavanda/shared/contract/calls/caja';
import {
  assignCajaSchemas,
  cancelMovementSchemas,
  listCajasSchemas,
  moveCashSchemas,
  openTurnoSchemas,
  readCajaSchemas,
  readEntriesSchemas,
  saveCajaSchemas,
} from '@lavanda/shared/contract/schemas/caja';
import {
  closeTurnoSchemas,
  countSchemas,
  listCortesSchemas,
  partialCorteSchemas,
  readCorteSchemas,
  readDifferencesSchemas,
} from '@lavanda/shared/contract/schemas/cortes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import type { Drawings } from '../drawing/drawings.ts';
import { route } from '../http/route.ts';
import { assignCaja, listCajas, saveCaja } from './cajas.ts';
import { closeTurno } from './closeTurno.ts';
import { readCorte } from './corte.ts';
import { listCortes, readDifferences } from './listCortes.ts';
import { cancelMovement, moveCash } from './movements.ts';
import { openTurno } from './openTurno.ts';
import { corteFileRoutes } from './print/routes.ts';
import { readCaja, readRecord } from './readCaja.ts';
import { partialCorte, sendCount } from './sendCount.ts';

/** Routes of cash drawers, their turnos and cortes (day.md 3). */
export function cajaRoutes(app: FastifyInstance, db: Database, drawings: Drawings): void {
  corteFileRoutes(app, db, drawings);

  route(app, readCajaCall, readCajaSchemas, ({ session, query }) => readCaja(db, session, query));

  route(app, readEntriesCall, readEntriesSchemas, ({ session, params, query }) =>
    readRecord(db, session, params.turno, query.despues),
  );

  route(app, openTurnoCall, openTurnoSchemas, async ({ session, body }) => ({ turno: await openTurno(db, session, body) }));

  route(app, moveCashCall, moveCashSchemas, ({ session, body }) => moveCash(db, session, body));

  route(app, cancelMovementCall, cancelMovementSchemas, ({ session, body }) => cancelMovement(db, session, body));

  route(app, countCall, countSchemas, async ({ session, body }) => ({ resultado: await sendCount(db, session, body) }));

  route(app, closeTurnoCall, closeTurnoSchemas, async ({ session, body }) => ({ corte: await closeTurno(db, session, body) }));

  route(app, partialCorteCall, partialCorteSchemas, ({ session, params }) => partialCorte(db, session, params.turno));

  route(app, listCortesCall, listCortesSchemas, ({ session, query }) => listCortes(db, session, query));

  route(app, readCorteCall, readCorteSchemas, async ({ session, params }) => ({
    corte: await readCorte(db, session, params.corte),
  }));

  route(app, readDifferencesCall, readDifferencesSchemas, ({ session, query }) => readDifferences(db, session, query));

  route(app, listCajasCall, listCajasSchemas, ({ session }) => listCajas(db, session));

  route(app, saveCajaCall, saveCajaSchemas, async ({ session, body }) => ({ caja: await saveCaja(db, session, body) }));

  route(app, assignCajaCall, assignCajaSchemas, async ({ session, body }) => ({ caja: await assignCaja(db, session, body) }));
}
