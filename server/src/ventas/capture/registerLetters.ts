import type { RegisterLetters } from '@lavanda/shared/contract/schemas/capture';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { ensureRegister } from '../save/takeClave.ts';

/**
 * A register's letters (day.md 1), assigned now if it has none, and the last of its numbers that the server knows. From then on
 * the register gives claves to its own captures. `letras` is null if the laundry has too many registers to add this one.
 */
export function registerLetters(
  db: Database,
  { tenantId }: Session,
  { equipo: sent }: { equipo: string },
): Promise<RegisterLetters> {
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      const register = sent.toLowerCase();
      await ensureRegister(tx, tenantId, register);
      const { rows } = await sql<{ letras: string; ultimo: number }>`
        update equipos set numera = true where tenant_id = ${tenantId} and id = ${register}
        returning letras, ultimo`.execute(tx);
      return rows[0] ?? { letras: null, ultimo: 0 };
    }),
  );
}
