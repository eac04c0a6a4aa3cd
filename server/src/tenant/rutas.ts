import {
  readIdentityCall,
  saveIdentityCall,
  tenantSucursales,
  saveSucursalCall,
} from '@lavanda/shared/contract/tenant';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { withTenant } from '../db/tenencia.ts';
import { route } from '../http/atender.ts';
import { saveIdentity, readIdentity } from './identidad.ts';
import { imageRoutes } from './rutasImagenes.ts';
import { saveSucursal, readSucursales } from './sucursales.ts';

export function tenantRoutes(app: FastifyInstance, base: Base): void {
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

  void app.register(async (images) => imageRoutes(images, base));
}
