import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { TEXTS } from './texts.ts';

const CHALLENGE_BYTES = 32;
const LIFETIME_MINUTES = 5;
/** How long the browser waits for the user, ms. */
export const TIMEOUT_MS = LIFETIME_MINUTES * 60_000;

/**
 * Gives the session a new challenge, which replaces its previous one.
 * @param tokenHash of the session
 */
export async function newChallenge(db: Database, tokenHash: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomBytes(CHALLENGE_BYTES);
  await sql`update sesiones set reto = ${challenge}, reto_expira = now() + ${sql.lit(LIFETIME_MINUTES)} * interval '1 minute'
    where token_hash = ${tokenHash}`.execute(db.kysely);
  return new Uint8Array(challenge);
}

/**
 * Reads and removes the session's challenge, even if its answer turns out to be wrong: a challenge serves for one answer.
 * @returns the challenge in base64url
 * @throws HttpProblem 409 when the session has no challenge, or it expired
 */
export async function takeChallenge(db: Database, tokenHash: Buffer): Promise<string> {
  const { rows } = await sql<{ reto: Buffer }>`
    with given as (select tenant_id, token_hash, reto, reto_expira > now() as valido from sesiones
      where token_hash = ${tokenHash} and reto is not null for update)
    update sesiones s set reto = null, reto_expira = null from given g
    where s.tenant_id = g.tenant_id and s.token_hash = g.token_hash and g.valido
    returning g.reto`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new HttpProblem(409, TEXTS.expired);
  return row.reto.toString('base64url');
}
