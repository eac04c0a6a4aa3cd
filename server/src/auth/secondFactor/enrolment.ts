import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { endSessionsOf } from '../endSessions.ts';
import { takeCode } from './checkCode.ts';
import { enrolmentOf, newRecoveryCodes, newSecret, recoveryDigest } from './codes.ts';
import { requirePassword } from './requirePassword.ts';
import { TEXTS } from './texts.ts';

/** Whether the account has an authenticator application, and how many recovery codes are left. */
export async function secondFactorOf(
  db: Database,
  { tenantId, userId }: Session,
): Promise<{ activo: boolean; codigosRestantes: number }> {
  const { rows } = await sql<{ aplicacion: boolean; quedan: number }>`
    select aplicacion, cardinality(recuperacion) as quedan from segundo_factor
    where tenant_id = ${tenantId} and usuario_id = ${userId} and activo_desde is not null`.execute(db.kysely);
  return { activo: rows[0]?.aplicacion ?? false, codigosRestantes: rows[0]?.quedan ?? 0 };
}

/**
 * Stores a new secret. Sign-in asks for a code of this secret only after `activate`.
 * @returns the secret for the authenticator
 * @throws HttpProblem 403, 429 as `requirePassword`; 409 when the account has an active authenticator
 */
export async function prepare(db: Database, session: Session, password: string): Promise<{ secreto: string; uri: string }> {
  const { tenantId, userId } = session;
  const user = await requirePassword(db, session, password);
  const secret = newSecret();
  const { rows } = await sql<{ nombre: string }>`
    with prepared as (
      insert into segundo_factor (tenant_id, usuario_id, secreto) values (${tenantId}, ${userId}, ${secret})
      on conflict (tenant_id, usuario_id) do update set secreto = excluded.secreto, ultimo_paso = 0
        where segundo_factor.activo_desde is null or not segundo_factor.aplicacion
      returning tenant_id)
    select t.nombre from tenants t join prepared p on p.tenant_id = t.id`.execute(db.kysely);
  const [laundry] = rows;
  if (!laundry) throw new HttpProblem(409, TEXTS.active);
  return enrolmentOf(secret, user, laundry.nombre);
}

/**
 * Activates the authenticator with the first code of the new secret. Other sessions end, because they were opened without the
 * authenticator.
 * @returns the recovery codes, which can't be read again
 * @throws HttpProblem 409 without a stored secret or when already active; 403, 429 as `takeCode`
 */
export async function activate(db: Database, session: Session, code: string, address: string): Promise<string[]> {
  const { tenantId, userId, sessionId } = session;
  const { rows } = await sql<{ activo: boolean }>`select activo_desde is not null and aplicacion as activo from segundo_factor
    where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(db.kysely);
  const [row] = rows;
  if (!row) throw new HttpProblem(409, TEXTS.notPrepared);
  if (row.activo) throw new HttpProblem(409, TEXTS.active);
  await takeCode(db, session, { code, address, enrolling: true });
  const codes = newRecoveryCodes();
  const digests = sql.join(codes.map((recovery) => sql`${recoveryDigest(recovery)}::bytea`));
  await db.kysely.transaction().execute(async (tx) => {
    await sql`update segundo_factor set activo_desde = now(), aplicacion = true, recuperacion = array[${digests}]
      where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
    await endSessionsOf(tx, tenantId, userId, { except: sessionId });
    await sql`insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, 'cuenta.activarCodigo')`.execute(tx);
  });
  return codes;
}

/**
 * Removes the user's own authenticator. An account that has passkeys too keeps the passkeys and its recovery codes.
 * @throws HttpProblem 403, 429 as `requirePassword` and `takeCode`; 409 when no authenticator is active
 */
export async function remove(
  db: Database,
  session: Session,
  { password, code, address }: { password: string; code: string; address: string },
): Promise<void> {
  const { tenantId, userId } = session;
  await requirePassword(db, session, password);
  if (!(await secondFactorOf(db, session)).activo) throw new HttpProblem(409, TEXTS.notActive);
  await takeCode(db, session, { code, address });
  const its = sql`tenant_id = ${tenantId} and usuario_id = ${userId}`;
  await db.kysely.transaction().execute(async (tx) => {
    await sql`select from segundo_factor where ${its} for update`.execute(tx);
    const { numAffectedRows } = await sql`
      update segundo_factor set aplicacion = false, secreto = ${newSecret()}, ultimo_paso = 0
      where ${its} and exists (select from llaves_acceso where ${its})`.execute(tx);
    if (Number(numAffectedRows ?? 0) === 0) await sql`delete from segundo_factor where ${its}`.execute(tx);
    await sql`insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, 'cuenta.quitarCodigo')`.execute(tx);
  });
}
