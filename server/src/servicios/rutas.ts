import { serviciosAll, serviciosEliminar, serviciosGuardar } from '@lavanda/shared/contract/servicios';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import { guardarServicio, quitarServicio } from './guardarServicio.ts';
import { leerCatalogo } from './leerCatalogo.ts';

export function rutasServicios(app: FastifyInstance, base: Base): void {
  atender(app, serviciosAll, async ({ sesion }) => ({
    servicios: await enTenant(base, sesion.tenantId, (tx) => leerCatalogo(tx, sesion.tenantId)),
  }));

  atender(app, serviciosGuardar, async ({ sesion, cuerpo }) => {
    const servicio = await guardarServicio(base, sesion, cuerpo);
    return { response: servicio._id, servicio };
  });

  atender(app, serviciosEliminar, async ({ sesion, cuerpo }) => ({
    eliminado: await quitarServicio(base, sesion, cuerpo.id.toLowerCase()),
  }));
}
