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

/** A second reset request for one account within this time sends nothing, so that nobody can flood a mailbox. */
const COOLDOWN = sql`interval '2 minutes'`;

/** Tries of the current password a minute, when a user changes their own password. */
const CHANGES_PER_MINUTE = 5;

/** @throws HttpProblem 422 for a new password that is too short (spec 5) or easy to guess */
export function requirePassword(password: string, user: string): void {
  const failure = checkPassword({ password });
  if (failure) throw new HttpProblem(422, failure.mensaje, [failure]);
  if (isEasyToGuess(password, user)) throw fieldProblem(422, 'password', TEXTS.passwordEasy);
}

/**
 * Issues a reset link to a confirmed account of an active laundry.
 * @returns null when there is no such account, or it got a link within COOLDOWN; the caller must not reveal which
 */
export async function resetToken(
  db: Database,
  user: string,
): Promise<{ token: string; usuario: string; laundry: string } | null> {
  const { rows } = await sql<{ id: string; tenant_id: string; usuario: string; lavanderia: string }>`
    select u.id, u.tenant_id, u.usuario, t.nombre as lavanderia
    from usuarios u join tenants t on t.id = u.tenant_id
    where lower(u.usuario) = lower(${user}) and u.eliminado_en is null and u.confirmado and t.activo
      and not exists (select 1 from tokens k where k.tenant_id = u.tenant_id and k.usuario_id = u.id
                      and k.clase = 'restablecer' and k.creado > now() - ${COOLDOWN})`.execute(db.kysely);
  const account = rows[0];
  if (!account) return null;
  const token = await db.kysely.transaction().execute((tx) => issueToken(tx, account.tenant_id, account.id, 'restablecer'));
  return { token, usuario: account.usuario, laundry: account.lavanderia };
}

/**
 * Changes the session's own password. Its reset links and other sessions end; this one stays.
 * @throws HttpProblem 403 wrong current password, 422 too short or easy to guess, 429 throttled
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
  const created = await hashPassword(data.password);
  await db.kysely.transaction().execute(async (tx) => {
    await sql`update usuarios set password_hash = ${created} where tenant_id = ${tenantId} and id = ${userId}`.execute(tx);
    await endSessionsOf(tx, tenantId, userId, { except: session.sessionId });
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion) values (${tenantId}, ${userId}, 'cuenta.cambiarPassword')`.execute(
      tx,
    );
  });
}
