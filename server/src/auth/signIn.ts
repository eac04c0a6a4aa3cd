import type { Role } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import { type Attempt, countAttempt, forgiveAttempt, requireOpenNetwork } from './attempts.ts';
import { deviceDigest, networkDigest, type Place } from './knownPlaces.ts';
import { matchesPassword } from './passwords.ts';
import { createSession } from './sessions.ts';
import { TEXTS } from './texts.ts';
import { recordFailedSignIn, recordSignIn } from './trail.ts';

interface Account {
  id: string;
  tenant_id: string;
  rol: Role;
  password_hash: string | null;
  /** Whether the laundry is active. */
  activo: boolean;
}

export interface SignedIn {
  /** The session's token. */
  token: string;
  rol: Role;
  tenantId: string;
  userId: string;
}

/**
 * Checks user name and password and starts a session.
 * @throws HttpProblem 401 for an unknown, unconfirmed or removed account; 403 for a wrong password (spec 8); 423 for a
 * deactivated laundry (only after a right password); 429 after too many tries (decisions "Sign-in")
 */
export async function signIn(db: Database, user: string, password: string, place: Place): Promise<SignedIn> {
  const name = user.trim();
  if (place.device === null) requireOpenNetwork(place.address);
  const account = await findAccount(db, name);
  const attempt = await attemptOf(db, account, name, place);
  await countAttempt(db, attempt);
  const correct = await matchesPassword(account?.password_hash ?? null, password);
  if (!account) throw fieldProblem(401, 'usuario', TEXTS.unknownUser);
  const { id: userId, tenant_id: tenantId } = account;
  if (!correct) {
    await recordFailedSignIn(db, { tenantId, userId }, place.address);
    throw fieldProblem(403, 'password', TEXTS.wrongPassword);
  }
  await forgiveAttempt(db, attempt);
  if (!account.activo) throw new HttpProblem(423, TEXTS.laundryClosed);
  await sql`update usuarios set ultimo_acceso = now() where tenant_id = ${tenantId} and id = ${userId}`.execute(db.kysely);
  await recordSignIn(db, { tenantId, userId }, place.address);
  return { token: await createSession(db, tenantId, userId), rol: account.rol, tenantId, userId };
}

/**
 * The account of a user name; undefined when no confirmed account with a password has it. Runs as the database's owner, as the
 * tenant isn't known yet.
 */
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

async function attemptOf(db: Database, account: Account | undefined, name: string, place: Place): Promise<Attempt> {
  const { address } = place;
  if (!account) return { accountId: null, name, address, knownDevice: null, knownNetwork: false };
  const device = place.device === null ? null : deviceDigest(place.device);
  const { rows } = await sql<{ huella: Buffer }>`
    select huella from lugares_conocidos where tenant_id = ${account.tenant_id} and usuario_id = ${account.id}
      and huella in (${device ?? Buffer.alloc(0)}, ${networkDigest(account.id, address)})`.execute(db.kysely);
  const known = rows.map((row) => row.huella.toString('hex'));
  const deviceHex = device?.toString('hex') ?? null;
  const knownDevice = deviceHex !== null && known.includes(deviceHex) ? deviceHex : null;
  return { accountId: account.id, name, address, knownDevice, knownNetwork: known.some((digest) => digest !== deviceHex) };
}
