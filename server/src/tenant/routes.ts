import {
  listSucursalesCall,
  readFirstStepsCall,
  readIdentityCall,
  saveFirstStepsCall,
  saveIdentityCall,
  saveSucursalCall,
} from '@lavanda/shared/contract/calls/tenant';
import {
  listSucursalesSchemas,
  readFirstStepsSchemas,
  readIdentitySchemas,
  saveFirstStepsSchemas,
  saveIdentitySchemas,
  saveSucursalSchemas,
} from '@lavanda/shared/contract/schemas/tenant';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Drawings } from '../drawing/drawings.ts';
import { route } from '../http/route.ts';
import { readFirstSteps, saveFirstSteps } from './firstSteps.ts';
import { readIdentity, saveIdentity } from './identity.ts';
import { imageRoutes } from './imageRoutes.ts';
import { readSucursales, saveSucursal } from './sucursales.ts';

/** Routes of the tenant's identity, images, sucursales and first steps. */
export function tenantRoutes(app: FastifyInstance, db: Database, drawings: Drawings): void {
  route(app, listSucursalesCall, listSucursalesSchemas, async ({ session }) => ({
    sucursales: await withTenant(db, session.tenantId, (tx) => readSucursales(tx, session.tenantId)),
  }));

  route(app, saveSucursalCall, saveSucursalSchemas, async ({ session, body }) => {
    const sucursal = await saveSucursal(db, session, body);
    return { response: sucursal._id, sucursal };
  });

  route(app, readIdentityCall, readIdentitySchemas, async ({ session }) =>
    withTenant(db, session.tenantId, (tx) => readIdentity(tx, session.tenantId)),
  );

  route(app, saveIdentityCall, saveIdentitySchemas, async ({ session, body }) => saveIdentity(db, session, body));

  route(app, readFirstStepsCall, readFirstStepsSchemas, async ({ session }) =>
    withTenant(db, session.tenantId, (tx) => readFirstSteps(tx, session.tenantId)),
  );

  route(app, saveFirstStepsCall, saveFirstStepsSchemas, async ({ session, body }) => saveFirstSteps(db, session, body));

  void app.register(async (images) => imageRoutes(images, db, drawings));
}
