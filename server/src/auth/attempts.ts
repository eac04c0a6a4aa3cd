import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';

/** Allowed attempts per minute. One address may be a whole laundry behind a router. */
const PER_USER = 5;
const PER_ADDRESS = 30;

/** Keys are hashed, so the table doesn't reveal who tried to sign in or from where. */
function key(className: 'u' | 'd', text: string): string {
  return `${className}:${createHash('sha256').update(text).digest('hex')}`;
}

function keys(user: string, address: string): { byUser: string; byAddress: string } {
  return { byUser: key('u', user.toLowerCase()), byAddress: key('d', address) };
}

/**
 * Counts an attempt, in the database, before checking its password, so simultaneous guesses count too.
 * @throws HttpProblem 429 above the limit of the user name or the address, until the minute ends
 */
export async function countAttempt(db: Database, user: string, address: string): Promise<void> {
  const { byUser, byAddress } = keys(user, address);
  // Always the address ('d:') before the user ('u:'): otherwise two attempts could deadlock.
  const { rows } = await sql<{ clave: string; intentos: number }>`
    insert into intentos (clave, intentos) values (${byAddress}, 1), (${byUser}, 1)
    on conflict (clave) do update set
      intentos = case when intentos.ventana < now() - interval '1 minute' then 1 else intentos.intentos + 1 end,
      ventana = case when intentos.ventana < now() - interval '1 minute' then now() else intentos.ventana end
    returning clave, intentos`.execute(db.kysely);
  const exceeds = rows.some((row) => row.intentos > (row.clave === byUser ? PER_USER : PER_ADDRESS));
  if (exceeds) throw new HttpProblem(429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.');
}

/** After a right password: the attempt no longer counts against the address, and the user's count restarts. */
export async function forgiveAttempt(db: Database, user: string, address: string): Promise<void> {
  const { byUser, byAddress } = keys(user, address);
  await sql`update intentos set intentos = greatest(intentos - 1, 0) where clave = ${byAddress}`.execute(db.kysely);
  await sql`delete from intentos where clave = ${byUser}`.execute(db.kysely);
}
