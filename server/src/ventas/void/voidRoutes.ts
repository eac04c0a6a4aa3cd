import { restoreNotasCall, returnVoidedCall, voidNotasCall } from '@lavanda/shared/contract/calls/sales';
import { restoreNotasSchemas, returnVoidedSchemas, voidNotasSchemas } from '@lavanda/shared/contract/schemas/voids';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { route } from '../../http/route.ts';
import { restoreNotas } from './restoreNotas.ts';
import { returnVoided } from './returnVoided.ts';
import { voidNotas } from './voidNotas.ts';

/** Routes to void notas, to restore them, and to return the money of a voided one. */
export function voidRoutes(app: FastifyInstance, db: Database): void {
  route(app, voidNotasCall, voidNotasSchemas, async ({ session, body }) => ({
    anuladas: await voidNotas(db, session, body),
  }));

  route(app, restoreNotasCall, restoreNotasSchemas, async ({ session, body }) => ({
    restauradas: await restoreNotas(db, session, body),
  }));

  route(app, returnVoidedCall, returnVoidedSchemas, async ({ session, body }) => ({
    data: await returnVoided(db, session, body),
  }));
}
