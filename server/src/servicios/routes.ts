import { listServiciosCall, removeServicioCall, saveServicioCall } from '@lavanda/shared/contract/servicios';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { readCatalog } from './readCatalog.ts';
import { removeServicio, saveServicio } from './saveServicio.ts';

export function servicioRoutes(app: FastifyInstance, db: Database): void {
  route(app, listServiciosCall, async ({ session }) => ({
    servicios: await withTenant(db, session.tenantId, (tx) => readCatalog(tx, session.tenantId)),
  }));

  route(app, saveServicioCall, async ({ session, body }) => {
    const servicio = await saveServicio(db, session, body);
    return { response: servicio._id, servicio };
  });

  route(app, removeServicioCall, async ({ session, body }) => ({
    eliminado: await removeServicio(db, session, body.id.toLowerCase()),
  }));
}
