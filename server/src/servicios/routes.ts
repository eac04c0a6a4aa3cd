import {
  addServiciosCall,
  listServiciosCall,
  removeServicioCall,
  saveServicioCall,
} from '@lavanda/shared/contract/calls/servicios';
import {
  addServiciosSchemas,
  listServiciosSchemas,
  removeServicioSchemas,
  saveServicioSchemas,
} from '@lavanda/shared/contract/schemas/servicios';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { route } from '../http/route.ts';
import { addServicios } from './addServicios.ts';
import { readCatalog } from './readCatalog.ts';
import { removeServicio, saveServicio } from './saveServicio.ts';

/** Routes of the catalogue of servicios. */
export function servicioRoutes(app: FastifyInstance, db: Database): void {
  route(app, listServiciosCall, listServiciosSchemas, async ({ session }) => ({
    servicios: await withTenant(db, session.tenantId, (tx) => readCatalog(tx, session.tenantId)),
  }));

  route(app, saveServicioCall, saveServicioSchemas, async ({ session, body }) => {
    const servicio = await saveServicio(db, session, body);
    return { response: servicio._id, servicio };
  });

  route(app, addServiciosCall, addServiciosSchemas, async ({ session, body }) => addServicios(db, session, body.servicios));

  route(app, removeServicioCall, removeServicioSchemas, async ({ session, body }) => ({
    eliminado: await removeServicio(db, session, body.id.toLowerCase()),
  }));
}
