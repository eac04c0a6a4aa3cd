import { tenantSucursales } from '@lavanda/shared/contract/tenant';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';

export function rutasTenant(app: FastifyInstance, base: Base): void {
  atender(app, base, tenantSucursales, async ({ sesion }) => ({
    sucursales: await enTenant(base, sesion.tenantId, (tx) =>
      tx.selectFrom('sucursales').select(['id as _id', 'nombre as nombre_sucursal', 'zona_horaria']).orderBy('nombre').execute(),
    ),
  }));
}
