import type { Servicio } from '@lavanda/shared/contract/servicios';
import { centavosAPesos } from '@lavanda/shared/domain/dinero';
import type { Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';

/** The services on offer, in the laundry's order, prices in pesos. */
export async function leerCatalogo(tx: Transaction<Esquema>, tenantId: string): Promise<Servicio[]> {
  const filas = await tx
    .selectFrom('servicios')
    .select(['id as _id', 'servicio', 'categoria', 'medida', 'precio'])
    .where('tenant_id', '=', tenantId)
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('servicio')
    .execute();
  return filas.map((fila) => ({ ...fila, precio: centavosAPesos(fila.precio) }));
}
