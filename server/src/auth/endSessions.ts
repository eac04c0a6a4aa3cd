import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** The one session to end, or the one to keep. Without either, all of the account's sessions end. */
export interface EndedSessions {
  only?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends sessions of an account: their next call is a 401. The rows stay for 30 days, so that their browsers are still
 * told to erase their data. @returns how many ended
 */
export async function endSessionsOf(
  tx: Kysely<DatabaseSchema>,
  tenantId: string,
  userId: string,
  { only, except }: EndedSessions = {},
): Promise<number> {
  // Also sets `expira`, because a server of the previous version doesn't look at `terminada_en`.
  const { numAffectedRows } = await sql`update sesiones set terminada_en = now(), expira = now(), espera_codigo = null
    where tenant_id = ${tenantId} and usuario_id = ${userId} and (expira > now() or espera_codigo > now())
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
