import { listServiciosCall, removeServicioCall, saveServicioCall } from '@lavanda/shared/contract/servicios';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { readCatalog } from './readCatalog.ts';
import { removeServicio, saveServicio } from './saveServicio.ts';

export function servicioRoutes(app: FastifyInstance, base: Base): void {
  route(app, listServiciosCall, async ({ session }) => ({
    servicios: await withTenant(base, session.tenantId, (tx) => readCatalog(tx, session.tenantId)),
  }));

  route(app, saveServicioCall, async ({ session, body }) => {
    const servicio = await saveServicio(base, session, body);
    return { response: servicio._id, servicio };
  });

  route(app, removeServicioCall, async ({ session, body }) => ({
    eliminado: await removeServicio(base, session, body.id.toLowerCase()),
  }));
}
