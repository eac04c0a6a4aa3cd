import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { endSessionsOf } from '../auth/endSessions.ts';
import { tokenDigest } from '../auth/tokenDigest.ts';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import type { TokenKind } from '../db/tables/team.ts';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Validity of a link: an invitation 72 h (decisions "Sign-in and activation"), a password reset 1 h. */
const LIFETIME: Readonly<Record<TokenKind, string>> = { activacion: '72 hours', restablecer: '1 hour' };

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** The account and the laundry to which a link belongs. */
export interface ValidToken {
  tenantId: string;
  userId: string;
  usuario: string;
  tenant: { nombre: string; logo: string };
}

/**
 * Creates the account's link of the given kind; its previous link of that kind stops working.
 * @returns 256 random bits, base64url; only their SHA-256 is stored
 */
export async function issueToken(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  userId: string,
  kind: TokenKind,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into tokens (tenant_id, huella, usuario_id, clase, expira)
    values (${tenantId}, ${tokenDigest(token)}, ${userId}, ${kind}, now() + ${LIFETIME[kind]}::interval)
    on conflict (tenant_id, usuario_id, clase) do update
      set huella = excluded.huella, correo = excluded.correo, creado = now(), expira = excluded.expira`.execute(tx);
  return token;
}

/**
 * The account of a link. Invitations work only for unconfirmed accounts, resets only for confirmed ones. Runs as the database's
 * owner, because whoever opens a link has no session.
 * @throws HttpProblem 404 for an invalid or used link, 401 for an expired link
 */
export async function readToken(db: Kysely<DatabaseSchema>, token: string, kind: TokenKind): Promise<ValidToken> {
  const row = TOKEN_PATTERN.test(token) ? await search(db, token, kind) : undefined;
  if (!row) throw new HttpProblem(404, TEXTS.invalidToken);
  if (row.vencido) throw new HttpProblem(401, TEXTS.expiredToken);
  const { tenantId, userId, usuario: user, nombre: name, logo } = row;
  return { tenantId, userId, usuario: user, tenant: { nombre: name, logo } };
}

interface Row {
  tenantId: string;
  userId: string;
  usuario: string;
  nombre: string;
  logo: string;
  vencido: boolean;
}

async function search(db: Kysely<DatabaseSchema>, token: string, kind: TokenKind): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select k.tenant_id as "tenantId", k.usuario_id as "userId", u.usuario, t.nombre, t.logo, k.expira <= now() as vencido
    from tokens k
    join usuarios u on u.tenant_id = k.tenant_id and u.id = k.usuario_id
    join tenants t on t.id = k.tenant_id
    where k.huella = ${tokenDigest(token)} and k.clase = ${kind} and u.confirmado = ${kind === 'restablecer'}
      and u.eliminado_en is null and t.activo`.execute(db);
  return rows[0];
}

/**
 * Sets the account's password through a link, in one transaction of the database's owner. All links and sessions of the account
 * end. When a link is used twice at once, the second use finds no link.
 * @param name of the user, when the link activates the account
 * @throws HttpProblem 404 or 401, as `readToken`; 409 when another laundry's invitation to that address was used first
 */
export async function redeemToken(
  db: Database,
  token: string,
  kind: TokenKind,
  passwordHash: string,
  name?: string,
): Promise<ValidToken> {
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select 1 from tokens where huella = ${tokenDigest(token)} for update`.execute(tx);
    const current = await readToken(tx, token, kind);
    const { tenantId, userId } = current;
    await setPassword(tx, current, passwordHash, name);
    await sql`delete from tokens where tenant_id = ${tenantId} and usuario_id = ${userId}`.execute(tx);
    await endSessionsOf(tx, tenantId, userId);
    await sql`
      insert into bitacora (tenant_id, usuario_id, accion)
      values (${tenantId}, ${userId}, ${kind === 'activacion' ? 'cuenta.activar' : 'cuenta.restablecer'})`.execute(tx);
    return current;
  });
}

async function setPassword(
  tx: Transaction<DatabaseSchema>,
  { tenantId, userId }: ValidToken,
  passwordHash: string,
  name: string | undefined,
): Promise<void> {
  try {
    await sql`
      update usuarios set password_hash = ${passwordHash}, confirmado = true, nombre = coalesce(${name ?? null}::text, nombre)
      where tenant_id = ${tenantId} and id = ${userId}`.execute(tx);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    throw new HttpProblem(409, TEXTS.emailTaken);
  }
}
