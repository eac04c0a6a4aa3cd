import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** The active servicios in the laundry's order, with prices in pesos. */
export async function readCatalog(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<Servicio[]> {
  const rows = await tx
    .selectFrom('servicios')
    .select(['id as _id', 'servicio', 'categoria', 'medida', 'precio'])
    .where('tenant_id', '=', tenantId)
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('servicio')
    .execute();
  return rows.map((row) => ({ ...row, precio: centavosToPesos(row.precio) }));
}
