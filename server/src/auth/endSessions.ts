import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** Which of an account's sessions end: all without it. */
export interface EndedSessions {
  only?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends an account's sessions, from their next call on. Their rows stay a while, so that their browsers are told to erase
 * what they keep. @returns how many ended
 */
export async function endSessionsOf(
  tx: Kysely<DatabaseSchema>,
  tenantId: string,
  userId: string,
  { only, except }: EndedSessions = {},
): Promise<number> {
  // A server of the previous version only looks at `expira`.
  const { numAffectedRows } = await sql`update sesiones set terminada_en = now(), expira = now(), espera_codigo = null
    where tenant_id = ${tenantId} and usuario_id = ${userId} and (expira > now() or espera_codigo > now())
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
