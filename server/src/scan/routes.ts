import { scanCall } from '@lavanda/shared/contract/calls/sales';
import { scanSchemas } from '@lavanda/shared/contract/schemas/sales';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { findScanned } from './findScanned.ts';

/** Route of the call with which 'Escanear' finds a nota. It is an area of its own, because it uses `ventas` and `tickets`. */
export function scanRoutes(app: FastifyInstance, db: Database): void {
  route(app, scanCall, scanSchemas, ({ session, query }) =>
    withTenant(db, session.tenantId, (tx) => findScanned(tx, session, query.codigo)),
  );
}
