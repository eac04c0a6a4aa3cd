import { listServiciosCall, removeServicioCall, saveServicioCall } from '@lavanda/shared/contract/calls/servicios';
import { listServiciosSchemas, removeServicioSchemas, saveServicioSchemas } from '@lavanda/shared/contract/schemas/servicios';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { readCatalog } from './readCatalog.ts';
import { removeServicio, saveServicio } from './saveServicio.ts';

export function servicioRoutes(app: FastifyInstance, base: Base): void {
  route(app, listServiciosCall, listServiciosSchemas, async ({ session }) => ({
    servicios: await withTenant(base, session.tenantId, (tx) => readCatalog(tx, session.tenantId)),
  }));

  route(app, saveServicioCall, saveServicioSchemas, async ({ session, body }) => {
    const servicio = await saveServicio(base, session, body);
    return { response: servicio._id, servicio };
  });

  route(app, removeServicioCall, removeServicioSchemas, async ({ session, body }) => ({
    eliminado: await removeServicio(base, session, body.id.toLowerCase()),
  }));
}
