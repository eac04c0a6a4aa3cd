import { readIdentityCall, saveIdentityCall, saveSucursalCall, tenantSucursales } from '@lavanda/shared/contract/tenant';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Drawings } from '../drawing/drawings.ts';
import { route } from '../http/route.ts';
import { readIdentity, saveIdentity } from './identity.ts';
import { imageRoutes } from './imageRoutes.ts';
import { readSucursales, saveSucursal } from './sucursales.ts';

export function tenantRoutes(app: FastifyInstance, base: Base, drawings: Drawings): void {
  route(app, tenantSucursales, async ({ session }) => ({
    sucursales: await withTenant(base, session.tenantId, (tx) => readSucursales(tx, session.tenantId)),
  }));

  route(app, saveSucursalCall, async ({ session, body }) => {
    const sucursal = await saveSucursal(base, session, body);
    return { response: sucursal._id, sucursal };
  });

  route(app, readIdentityCall, async ({ session }) =>
    withTenant(base, session.tenantId, (tx) => readIdentity(tx, session.tenantId)),
  );

  route(app, saveIdentityCall, async ({ session, body }) => saveIdentity(base, session, body));

  void app.register(async (images) => imageRoutes(images, base, drawings));
}
