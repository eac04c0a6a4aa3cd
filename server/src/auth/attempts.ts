import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Base } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';

/** Failed sign-ins a minute. An address may be a whole laundry behind one router. */
const PER_USER = 5;
const PER_ADDRESS = 30;

/** Hashed: the table tells nobody who tried to sign in from where. */
function key(className: 'u' | 'd', text: string): string {
  return `${className}:${createHash('sha256').update(text).digest('hex')}`;
}

function keys(user: string, address: string): { byUser: string; byAddress: string } {
  return { byUser: key('u', user.toLowerCase()), byAddress: key('d', address) };
}

/**
 * Counts an attempt before its password is looked at, so that simultaneous guesses are counted too. Kept in the database: all
 * server processes agree.
 * @throws Problematico 429 beyond the limit of the user name or of the address, until the minute is over.
 */
export async function countAttempt(base: Base, user: string, address: string): Promise<void> {
  const { byUser, byAddress } = keys(user, address);
  // In one order everywhere ('d:' before 'u:'), or two attempts could wait for each other.
  const { rows } = await sql<{ clave: string; intentos: number }>`
    insert into intentos (clave, intentos) values (${byAddress}, 1), (${byUser}, 1)
    on conflict (clave) do update set
      intentos = case when intentos.ventana < now() - interval '1 minute' then 1 else intentos.intentos + 1 end,
      ventana = case when intentos.ventana < now() - interval '1 minute' then now() else intentos.ventana end
    returning clave, intentos`.execute(base.kysely);
  const exceeds = rows.some((row) => row.intentos > (row.clave === byUser ? PER_USER : PER_ADDRESS));
  if (exceeds) throw new HttpProblem(429, 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.');
}

/** The password was right: the attempt doesn't count against the address, and the user starts afresh. */
export async function forgiveAttempt(base: Base, user: string, address: string): Promise<void> {
  const { byUser, byAddress } = keys(user, address);
  await sql`update intentos set intentos = greatest(intentos - 1, 0) where clave = ${byAddress}`.execute(base.kysely);
  await sql`delete from intentos where clave = ${byUser}`.execute(base.kysely);
}
