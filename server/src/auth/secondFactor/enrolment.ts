import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { countInMinute, restartMinute } from '../../limits/minuteCounters.ts';
import { endSessionsOf } from '../endSessions.ts';
import { matchesPassword } from '../passwords.ts';
import { takeCode } from './checkCode.ts';
import { enrolmentOf, newRecoveryCodes, newSecret, recoveryDigest } from './codes.ts';
import { TEXTS } from './texts.ts';

/** Tries a minute of the password that turns the second factor on or off in an open session. */
const PASSWORDS_PER_MINUTE = 5;

/** @throws HttpProblem 403 (campo 'password') for a wrong password, 429 throttled. @returns the account's user name */
async function requirePassword(db: Database, { tenantId, userId }: Session, password: string): Promise<string> {
  const counter = { key: `segundo:${userId}`, max: PASSWORDS_PER_MINUTE };
  await countInMinute(db, [counter], TEXTS.tooMany);
  const { rows } = await sql<{ usuario: string; password_hash: string | null }>`
    select usuario, password_hash from usuarios where tenant_id = ${tenantId} and id = ${userId}`.execute(db.kysely);
  if (!(await matchesPassword(rows[0]?.password_hash ?? null, password)))
    throw fieldProblem(403, 'password', TEXTS.wrongPassword);
  await restartMinute(db, counter);
  return rows[0]?.usuario ?? '';
}

export async function secondFactorOf(
  db: Database,
  { tenantId, userId }: Session,
): Promise<{ activo: boolean; codigosRestantes: number }> {
  const { rows } = await sql<{ quedan: number }>`select cardinality(recuperacion) as quedan from segundo_factor
    where tenant_id = ${tenantId} and usuario_id = ${userId} and activo_desde is not null`.execute(db.kysely);
  return { activo: rows.length > 0, codigosRestantes: rows[0]?.quedan ?? 0 };
}

/**
 * Stores a new secret; sign-in asks for its codes only after `activate`. @returns the secret for the authenticator
 * @throws HttpProblem 403, 429 as `requirePassword`; 409 when a second factor is active
 */
export async function prepare(db: Database, session: Session, password: string): Promise<{ secreto: string; uri: string }> {
  const { tenantId, userId } = session;
  const user = await requirePassword(db, session, password);
  const secret = newSecret();
  const { rows } = await sql<{ nombre: string }>`
    with prepared as (
      insert into segundo_factor (tenant_id, usuario_id, secreto) values (${tenantId}, ${userId}, ${secret})
      on conflict (tenant_id, usuario_id) do update set secreto = excluded.secreto, ultimo_paso = 0
        where segundo_factor.activo_desde is null
      returning tenant_id)
    select t.nombre from tenants t join prepared p on p.tenant_id = t.id`.execute(db.kysely);
  const [laundry] = rows;
  if (!laundry) throw new HttpProblem(409, TEXTS.active);
  return enrolmentOf(secret, user, laundry.nombre);
}

/**
 * Turns the second factor on with its first code. Other sessions end, because they signed in without a code.
 * @returns the recovery codes, which can't be read again
 * @throws HttpProblem 409 without `prepare` or already active; 403, 429 as `takeCode`
 */
export async function activate(db: Database, session: Session, code: string): Promise<string[]> {
  const { tenantId, userId, sessionId } = session;
  const { rows } = await sql<{ activo: boolean }>`select activo_desde is not null as activo from segundo_factor
    where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new HttpProblem(409, TEXTS.notPrepared);
  if (row.activo) throw new HttpProblem(409, TEXTS.active);
  await takeCode(db, session, code);
  const codes = newRecoveryCodes();
  const digests = sql.join(codes.map((recovery) => sql`${recoveryDigest(recovery)}::bytea`));
  await db.kysely.transaction().execute(async (tx) => {
    await sql`update segundo_factor set activo_desde = now(), recuperacion = array[${digests}]
      where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
    await endSessionsOf(tx, tenantId, userId, { except: sessionId });
    await sql`insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, 'cuenta.activarCodigo')`.execute(tx);
  });
  return codes;
}

/** Turns the user's own second factor off. @throws HttpProblem 403, 429; 409 when it isn't active */
export async function remove(db: Database, session: Session, password: string, code: string): Promise<void> {
  const { tenantId, userId } = session;
  await requirePassword(db, session, password);
  if (!(await secondFactorOf(db, session)).activo) throw new HttpProblem(409, TEXTS.notActive);
  await takeCode(db, session, code);
  await db.kysely.transaction().execute(async (tx) => {
    await sql`delete from segundo_factor where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, 'cuenta.quitarCodigo')`.execute(tx);
  });
}
