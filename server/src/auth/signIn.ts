import type { Role } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { matchesPassword } from './passwords.ts';
import { createSession } from './sessions.ts';

interface Account {
  id: string;
  tenant_id: string;
  rol: Role;
  password_hash: string | null;
  /** Whether the laundry is active. */
  activo: boolean;
}

const LAUNDRY_CLOSED = 'El servicio de tu lavandería está desactivado. Comunícate con quien administra Lavanda.';

/**
 * Signs in. @returns the session's token and the role
 * @throws HttpProblem 401 unknown, unconfirmed or removed account; 403 wrong password (spec 8); 423 deactivated laundry
 * (only after a right password); 429 throttled (decisions "Sign-in")
 */
export async function signIn(
  db: Database,
  user: string,
  password: string,
  address: string,
): Promise<{ token: string; rol: Role }> {
  const name = user.trim();
  await countAttempt(db, name, address);
  const account = await findAccount(db, name);
  const correct = await matchesPassword(account?.password_hash ?? null, password);
  if (!account)
    throw new HttpProblem(401, 'El usuario no se encuentra registrado.', [
      { campo: 'usuario', mensaje: 'El usuario no se encuentra registrado.' },
    ]);
  if (!correct)
    throw new HttpProblem(403, 'La Contraseña es incorrecta.', [{ campo: 'password', mensaje: 'La Contraseña es incorrecta.' }]);
  await forgiveAttempt(db, name, address);
  if (!account.activo) throw new HttpProblem(423, LAUNDRY_CLOSED);
  await sql`update usuarios set ultimo_acceso = now() where tenant_id = ${account.tenant_id} and id = ${account.id}`.execute(
    db.kysely,
  );
  return { token: await createSession(db, account.tenant_id, account.id), rol: account.rol };
}

/** Runs as the owner, as the tenant isn't known yet. */
async function findAccount(db: Database, user: string): Promise<Account | undefined> {
  // PostgreSQL text can't contain NUL.
  if (user.includes('\0')) return undefined;
  const { rows } = await sql<Account>`
    select u.id, u.tenant_id, u.rol, u.password_hash, t.activo from usuarios u join tenants t on t.id = u.tenant_id
    where lower(u.usuario) = lower(${user}) and u.eliminado_en is null and u.confirmado and u.password_hash is not null`.execute(
    db.kysely,
  );
  return rows[0];
}
