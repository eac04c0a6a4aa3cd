import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { StoredHandOver } from '../../db/tables/sales.ts';

/**
 * The hand-over before the nota's last count; null if there was none. Also null if an older server stored that count, or if the
 * hand-over changed after it: pieces were taken back, or the nota was reopened.
 */
export async function handOverBefore(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
): Promise<StoredHandOver | null> {
  const { rows } = await sql<{ before: StoredHandOver | null }>`select cambio->'entrega'->2 as before from nota_historia
    where tenant_id = ${tenantId} and nota_id = ${notaId} and cambio ? 'entrega'
    order by version desc limit 1`.execute(tx);
  return rows[0]?.before ?? null;
}
