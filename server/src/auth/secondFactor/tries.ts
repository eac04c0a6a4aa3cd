import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';

export interface Account {
  tenantId: string;
  userId: string;
}

/**
 * Number of refused codes and passkeys in a row after which an account can use none for 15 minutes, so that nobody guesses a
 * code.
 */
const MAX_FAILURES = 5;
const PAUSE = sql`interval '15 minutes'`;

/**
 * Counts a refused try.
 * @param failures number of tries refused in a row before this one
 */
export async function countFailure(
  tx: Transaction<DatabaseSchema>,
  { tenantId, userId }: Account,
  failures: number,
): Promise<void> {
  const locks = failures + 1 >= MAX_FAILURES;
  await sql`update segundo_factor set fallos = ${locks ? 0 : failures + 1},
      bloqueado_hasta = case when ${locks} then now() + ${PAUSE} end
    where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
}
