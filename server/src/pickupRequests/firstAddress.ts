import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** The default address for a cliente's recolecciones, which is the first domicilio; null without one. */
export async function firstAddress(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  clienteId: string,
): Promise<Domicilio | null> {
  const { rows } = await sql<Domicilio>`select descripcion, lat, lon from domicilios
    where tenant_id = ${tenantId} and cliente_id = ${clienteId} order by orden limit 1`.execute(tx);
  return rows[0] ?? null;
}
