import { keepCreditCall, returnCreditCall } from '@lavanda/shared/contract/calls/credit';
import { keepCreditSchemas, returnCreditSchemas } from '@lavanda/shared/contract/schemas/credit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { keepCredit } from './keepCredit.ts';
import { returnCredit } from './returnCredit.ts';

/** Routes of clientes' credit ('saldo a favor'). */
export function creditRoutes(app: FastifyInstance, db: Database): void {
  route(app, keepCreditCall, keepCreditSchemas, async ({ session, body }) => ({ data: await keepCredit(db, session, body) }));
  route(app, returnCreditCall, returnCreditSchemas, ({ session, body }) => returnCredit(db, session, body));
}
