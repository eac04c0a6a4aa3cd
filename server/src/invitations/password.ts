import { checkPassword } from '@lavanda/shared/domain/activation';
import { sql } from 'kysely';
import { isEasyToGuess } from '../auth/commonPasswords.ts';
import { endSessionsOf } from '../auth/endSessions.ts';
import { hashPassword, matchesPassword } from '../auth/passwords.ts';
import type { Database } from '../db/connection.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { countInMinute, restartMinute } from '../limits/minuteCounters.ts';
import { TEXTS } from './texts.ts';
import { issueToken } from './tokens.ts';

/** A second reset request for an account within this time sends nothing, so that nobody can flood a mailbox. */
const COOLDOWN = sql`interval '2 minutes'`;

/** Maximum tries per minute to enter the current password, which changing one's own password requires. */
const CHANGES_PER_MINUTE = 5;

/**
 * Requires that a new password is good enough.
 * @throws HttpProblem 422 for a new password that is too short (spec 5) or easy to guess
 */
export function requirePassword(password: string, user: string): void {
  const failure = checkPassword({ password });
  if (failure) throw new HttpProblem(422, failure.mensaje, [failure]);
  if (isEasyToGuess(password, user)) throw fieldProblem(422, 'password', TEXTS.passwordEasy);
}

/** An account whose password may be reset, and its laundry. */
interface ResettableAccount {
  id: string;
  tenantId: string;
  usuario: string;
  laundry: string;
}

/**
 * Finds a confirmed account of an active laundry.
 * @returns null when there is no such account, or it got a link within COOLDOWN; the caller must not reveal which of the two
 */
export async function accountToReset(db: Database, user: string): Promise<ResettableAccount | null> {
  const { rows } = await sql<ResettableAccount>`
    select u.id, u.tenant_id as "tenantId", u.usuario, t.nombre as laundry
    from usuarios u join tenants t on t.id = u.tenant_id
    where lower(u.usuario) = lower(${user}) and u.eliminado_en is null and u.confirmado and t.activo
      and not exists (select 1 from tokens k where k.tenant_id = u.tenant_id and k.usuario_id = u.id
                      and k.clase = 'restablecer' and k.creado > now() - ${COOLDOWN})`.execute(db.kysely);
  return rows[0] ?? null;
}

/**
 * Issues a reset link for the account; its previous link stops working.
 * @returns the link's token
 */
export function issueResetToken(db: Database, { tenantId, id }: ResettableAccount): Promise<string> {
  return db.kysely.transaction().execute((tx) => issueToken(tx, tenantId, id, 'restablecer'));
}

/**
 * Changes the password of the session's own account. Its reset links and other sessions end; this session stays open.
 * @throws HttpProblem 403 for a wrong current password, 422 for a password too short or easy to guess, 429 after too many tries
 */
export async function changePassword(db: Database, session: Session, data: { actual: string; password: string }): Promise<void> {
  const { tenantId, userId } = session;
  const { rows } = await sql<{ usuario: string; password_hash: string | null }>`
    select usuario, password_hash from usuarios where tenant_id = ${tenantId} and id = ${userId}`.execute(db.kysely);
  requirePassword(data.password, rows[0]?.usuario ?? '');
  const counter = { key: `cambiar:${userId}`, max: CHANGES_PER_MINUTE };
  await countInMinute(db, [counter], TEXTS.tooMany);
  const previous = rows[0]?.password_hash ?? null;
  if (!(await matchesPassword(previous, data.actual))) {
    throw fieldProblem(403, 'actual', TEXTS.wrongPassword);
  }
  await restartMinute(db, counter);
  const passwordHash = await hashPassword(data.password);
  await db.kysely.transaction().execute(async (tx) => {
    await sql`update usuarios set password_hash = ${passwordHash} where tenant_id = ${tenantId} and id = ${userId}`.execute(tx);
    await endSessionsOf(tx, tenantId, userId, { except: session.sessionId });
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion) values (${tenantId}, ${userId}, 'cuenta.cambiarPassword')`.execute(
      tx,
    );
  });
}
