import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/**
 * Session ids that limit which sessions end: `only` ends one, `except` keeps one. Without either, all of the account's sessions
 * end.
 */
export interface EndedSessions {
  only?: string | undefined;
  except?: string | undefined;
}

/**
 * Ends sessions of an account: their next calls get 401. The rows stay for 30 days, so that this 401 can still make the browser
 * of an ended session erase its data.
 * @returns how many sessions ended
 */
export async function endSessionsOf(
  tx: Kysely<DatabaseSchema>,
  tenantId: string,
  userId: string,
  { only, except }: EndedSessions = {},
): Promise<number> {
  // `expira` is set too, because a server of the previous version doesn't look at `terminada_en`.
  const { numAffectedRows } = await sql`update sesiones set terminada_en = now(), expira = now(), espera_codigo = null
    where tenant_id = ${tenantId} and usuario_id = ${userId} and (expira > now() or espera_codigo > now())
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
