import { readTrailCall } from '@lavanda/shared/contract/calls/auditTrail';
import { readTrailSchemas } from '@lavanda/shared/contract/schemas/auditTrail';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { readTrail } from './readTrail.ts';

/** Route of 'Bitácora', a superuser's history of notas, cajas, clientes, team, sign-ins, settings and files. */
export function auditTrailRoutes(app: FastifyInstance, db: Database): void {
  route(app, readTrailCall, readTrailSchemas, async ({ session, query }) => readTrail(db, session, query));
}
