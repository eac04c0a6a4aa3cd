import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { fieldProblem } from '../../http/problem.ts';
import { countInMinute, restartMinute } from '../../limits/minuteCounters.ts';
import { matchesPassword } from '../passwords.ts';
import { TEXTS } from './texts.ts';
import type { Account } from './tries.ts';

/** Tries a minute at the password, which users enter again before they change their second factor. */
const PASSWORDS_PER_MINUTE = 5;

/**
 * Requires the account's password again.
 * @returns the account's user name
 * @throws HttpProblem 403 (campo 'password') for a wrong password, 429 after too many tries
 */
export async function requirePassword(db: Database, { tenantId, userId }: Account, password: string): Promise<string> {
  const counter = { key: `segundo:${userId}`, max: PASSWORDS_PER_MINUTE };
  await countInMinute(db, [counter], TEXTS.tooMany);
  const { rows } = await sql<{ usuario: string; password_hash: string | null }>`
    select usuario, password_hash from usuarios where tenant_id = ${tenantId} and id = ${userId}`.execute(db.kysely);
  if (!(await matchesPassword(rows[0]?.password_hash ?? null, password)))
    throw fieldProblem(403, 'password', TEXTS.wrongPassword);
  await restartMinute(db, counter);
  return rows[0]?.usuario ?? '';
}
