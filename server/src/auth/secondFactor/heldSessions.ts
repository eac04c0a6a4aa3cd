import type { Role } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import { digest, LIFETIME } from '../sessions.ts';
import { type Account, takeCode } from './checkCode.ts';
import { TEXTS } from './texts.ts';

interface HeldAccount extends Account {
  rol: Role;
}

/** How long a session waits for its code. */
const WAIT = sql`interval '10 minutes'`;

/**
 * Holds the new session of an account with a second factor until its code is entered. It is stored as expired, so a
 * server of the previous version refuses it too. @returns whether the session waits for a code
 */
export async function holdForCode(db: Database, { tenantId, userId }: Account, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update sesiones set expira = now(), espera_codigo = now() + ${WAIT}
    where tenant_id = ${tenantId} and token_hash = ${digest(token)} and exists (
      select 1 from segundo_factor where tenant_id = ${tenantId} and usuario_id = ${userId} and activo_desde is not null)`.execute(
    db.kysely,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/**
 * Opens a held session with its code. @param tokenHash of the request's session, null without one. @returns the account
 * @throws HttpProblem 401 when it doesn't wait any more, 403 for a wrong code, 429 after five
 */
export async function openWithCode(db: Database, tokenHash: Buffer | null, code: string): Promise<HeldAccount> {
  const account = tokenHash === null ? undefined : await heldAccount(db, tokenHash);
  if (!account) throw new HttpProblem(401, TEXTS.notWaiting);
  await takeCode(db, account, code);
  const { numAffectedRows } = await sql`update sesiones
    set expira = now() + ${LIFETIME}, espera_codigo = null, ultimo_uso = now()
    where tenant_id = ${account.tenantId} and token_hash = ${tokenHash} and espera_codigo > now()`.execute(db.kysely);
  // The session ended, or its time to enter a code ran out, while the code was being checked.
  if (Number(numAffectedRows ?? 0) === 0) throw new HttpProblem(401, TEXTS.notWaiting);
  return account;
}

async function heldAccount(db: Database, tokenHash: Buffer): Promise<HeldAccount | undefined> {
  const { rows } = await sql<HeldAccount>`
    select u.tenant_id as "tenantId", u.id as "userId", u.rol
    from sesiones s
    join usuarios u on u.tenant_id = s.tenant_id and u.id = s.usuario_id
    join tenants t on t.id = u.tenant_id
    where s.token_hash = ${tokenHash} and s.espera_codigo > now() and u.confirmado and t.activo`.execute(db.kysely);
  return rows[0];
}
