import {
  tenantIdentidad,
  tenantIdentidadGuardar,
  tenantSucursales,
  tenantSucursalesGuardar,
} from '@lavanda/shared/contract/tenant';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';
import { guardarIdentidad, leerIdentidad } from './identidad.ts';
import { rutasImagenes } from './rutasImagenes.ts';
import { guardarSucursal, leerSucursales } from './sucursales.ts';

export function rutasTenant(app: FastifyInstance, base: Base): void {
  atender(app, tenantSucursales, async ({ sesion }) => ({
    sucursales: await enTenant(base, sesion.tenantId, (tx) => leerSucursales(tx, sesion.tenantId)),
  }));

  atender(app, tenantSucursalesGuardar, async ({ sesion, cuerpo }) => {
    const sucursal = await guardarSucursal(base, sesion, cuerpo);
    return { response: sucursal._id, sucursal };
  });

  atender(app, tenantIdentidad, async ({ sesion }) =>
    enTenant(base, sesion.tenantId, (tx) => leerIdentidad(tx, sesion.tenantId)),
  );

  atender(app, tenantIdentidadGuardar, async ({ sesion, cuerpo }) => guardarIdentidad(base, sesion, cuerpo));

  void app.register(async (imagenes) => rutasImagenes(imagenes, base));
}
