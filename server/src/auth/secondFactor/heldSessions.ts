import type { SecondFactorKind } from '@lavanda/shared/contract/schemas/auth';
import type { Role } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import { LIFETIME } from '../sessions.ts';
import { tokenDigest } from '../tokenDigest.ts';
import { TEXTS } from './texts.ts';
import type { Account } from './tries.ts';

export interface HeldAccount extends Account {
  rol: Role;
}

/** How long a session waits for its second factor. */
const WAIT = sql`interval '10 minutes'`;

/**
 * Holds the new session of an account with a second factor until the user proves that factor. The session is stored as expired,
 * so a server of the previous version refuses it too.
 * @returns the factors that may open the session; null when the account has no second factor
 */
export async function holdForSecondFactor(
  db: Database,
  { tenantId, userId }: Account,
  token: string,
): Promise<SecondFactorKind[] | null> {
  const { rows } = await sql<{ aplicacion: boolean; llaves: boolean }>`
    update sesiones s set expira = now(), espera_codigo = now() + ${WAIT} from segundo_factor f
    where s.tenant_id = ${tenantId} and s.token_hash = ${tokenDigest(token)}
      and f.tenant_id = s.tenant_id and f.usuario_id = ${userId} and f.activo_desde is not null
    returning f.aplicacion, exists (
      select from llaves_acceso l where l.tenant_id = f.tenant_id and l.usuario_id = f.usuario_id) as llaves`.execute(db.kysely);
  const [row] = rows;
  if (!row) return null;
  const { aplicacion: hasApplication, llaves: hasPasskeys } = row;
  return [...(hasApplication ? (['codigo'] as const) : []), ...(hasPasskeys ? (['llave'] as const) : [])];
}

/**
 * Opens a held session after `prove` has checked the second factor. If `prove` throws, the session stays held.
 * @param tokenHash of the request's session, null without one
 * @returns the account
 * @throws HttpProblem 401 when the session isn't held, and whatever `prove` throws
 */
export async function openHeld(
  db: Database,
  tokenHash: Buffer | null,
  prove: (account: HeldAccount, tokenHash: Buffer) => Promise<void>,
): Promise<HeldAccount> {
  const held = await requireHeld(db, tokenHash);
  const { account } = held;
  await prove(account, held.tokenHash);
  const { numAffectedRows } = await sql`update sesiones
    set expira = now() + ${LIFETIME}, espera_codigo = null, reto = null, reto_expira = null, ultimo_uso = now()
    where tenant_id = ${account.tenantId} and token_hash = ${held.tokenHash} and espera_codigo > now()`.execute(db.kysely);
  // Without a row, the session ended or its waiting time ran out while the second factor was being checked.
  if (Number(numAffectedRows ?? 0) === 0) throw new HttpProblem(401, TEXTS.notWaiting);
  return account;
}

/**
 * The account of a held session, and the digest of the session's token.
 * @throws HttpProblem 401 when the session isn't held
 */
export async function requireHeld(db: Database, tokenHash: Buffer | null): Promise<{ account: HeldAccount; tokenHash: Buffer }> {
  const account = tokenHash === null ? undefined : await heldAccount(db, tokenHash);
  if (!account || tokenHash === null) throw new HttpProblem(401, TEXTS.notWaiting);
  return { account, tokenHash };
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
