import type { Role } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Base } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { esPassword } from './passwords.ts';
import { createSession } from './sessions.ts';

interface NoteTotals {
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
  base: Base,
  user: string,
  password: string,
  address: string,
): Promise<{ token: string; rol: Role; tenantId: string; userId: string }> {
  const name = user.trim();
  await countAttempt(base, name, address);
  const account = await findAccount(base, name);
  const correct = await esPassword(account?.password_hash ?? null, password);
  if (!account)
    throw new HttpProblem(401, 'El usuario no se encuentra registrado.', [
      { campo: 'usuario', mensaje: 'El usuario no se encuentra registrado.' },
    ]);
  if (!correct)
    throw new HttpProblem(403, 'La Contraseña es incorrecta.', [{ campo: 'password', mensaje: 'La Contraseña es incorrecta.' }]);
  await forgiveAttempt(base, name, address);
  if (!account.activo) throw new HttpProblem(423, LAUNDRY_CLOSED);
  await sql`update usuarios set ultimo_acceso = now() where tenant_id = ${account.tenant_id} and id = ${account.id}`.execute(
    base.kysely,
  );
  const { tenant_id: tenantId, id: userId, rol } = account;
  return { token: await createSession(base, tenantId, userId), rol, tenantId, userId };
}

/** Runs as the owner, as the tenant isn't known yet. */
async function findAccount(base: Base, user: string): Promise<NoteTotals | undefined> {
  // PostgreSQL text can't contain NUL.
  if (user.includes('\0')) return undefined;
  const { rows } = await sql<NoteTotals>`
    select u.id, u.tenant_id, u.rol, u.password_hash, t.activo from usuarios u join tenants t on t.id = u.tenant_id
    where lower(u.usuario) = lower(${user}) and u.eliminado_en is null and u.confirmado and u.password_hash is not null`.execute(
    base.kysely,
  );
  return rows[0];
}
