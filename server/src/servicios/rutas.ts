import { serviciosAll } from '@lavanda/shared/contract/servicios';
import { centavosAPesos } from '@lavanda/shared/domain/dinero';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { atender } from '../http/atender.ts';

export function rutasServicios(app: FastifyInstance, base: Base): void {
  atender(app, base, serviciosAll, async ({ sesion }) => {
    const filas = await enTenant(base, sesion.tenantId, (tx) =>
      tx
        .selectFrom('servicios')
        .select(['id as _id', 'servicio', 'categoria', 'medida', 'precio'])
        .where('activo', '=', true)
        .orderBy('orden')
        .orderBy('servicio')
        .execute(),
    );
    return { servicios: filas.map((fila) => ({ ...fila, precio: centavosAPesos(fila.precio) })) };
  });
}
