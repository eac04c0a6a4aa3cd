import { sql } from 'kysely';
import { matchesPassword } from '../auth/passwords.ts';
import type { Database } from '../db/connection.ts';
import { LAUNDRIES, PASSWORD_DEMO } from './laundries.ts';

interface Account {
  tenant_id: string;
  id: string;
  usuario: string;
  password_hash: string;
}

/**
 * Removes the demo password, which everybody knows, from the demo accounts of a trial that now serves real people, and ends
 * their sessions. An account whose password was changed keeps it. Runs as the database's owner, as it changes all demo laundries.
 * @returns the user names of the accounts that lost their password
 */
export async function retireDemoPasswords(db: Database): Promise<string[]> {
  const names = LAUNDRIES.flatMap(({ usuarios: users }) => users.map(({ usuario: user }) => user));
  const { rows } = await sql<Account>`
    select tenant_id, id, usuario, password_hash from usuarios
    where lower(usuario) = any(${names}::text[]) and password_hash is not null`.execute(db.kysely);
  const retired: string[] = [];
  for (const { tenant_id, id, usuario: user, password_hash } of rows) {
    if (!(await matchesPassword(password_hash, PASSWORD_DEMO))) continue;
    await db.kysely.transaction().execute(async (tx) => {
      await sql`update usuarios set password_hash = null where tenant_id = ${tenant_id} and id = ${id}`.execute(tx);
      await sql`delete from sesiones where tenant_id = ${tenant_id} and usuario_id = ${id}`.execute(tx);
    });
    retired.push(user);
  }
  return retired;
}
