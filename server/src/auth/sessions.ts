import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { type Cookie, readCookie } from '../http/cookies.ts';
import { HttpProblem } from '../http/problem.ts';
import { SESSION_ENDED } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { deviceOf } from './device.ts';
import { cleanUpPlaces } from './knownPlaces.ts';
import { tokenDigest } from './tokenDigest.ts';
import { cleanUpSignIns } from './trail.ts';

export const SESSION_COOKIE: Cookie = { nombre: 'lavanda_sesion', path: '/', sameSite: 'lax' };

/** A session ends 12 h after its last use or 30 days after sign-in, whichever comes first. */
export const LIFETIME = sql`interval '12 hours'`;
const ABSOLUTE_LIFETIME = sql`interval '30 days'`;
export const COOKIE_LIFETIME_SECONDS = 30 * 24 * 3600;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * Starts a session. Only the SHA-256 of its token is stored.
 * @returns the token: 256 random bits, base64url
 */
export async function createSession(db: Database, tenantId: string, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into sesiones (tenant_id, token_hash, usuario_id, expira)
    values (${tenantId}, ${tokenDigest(token)}, ${userId}, now() + ${LIFETIME})`.execute(db.kysely);
  return token;
}

/** Stores a new session's device and address, which the user sees in the list of open sessions. */
export async function describeSession(db: Database, token: string, request: FastifyRequest): Promise<void> {
  const device = deviceOf(request.headers['user-agent']);
  await sql`update sesiones set dispositivo = ${device}, direccion = ${request.ip}
    where token_hash = ${tokenDigest(token)}`.execute(db.kysely);
}

/** A session from the database; `gastada` is true when the session should be renewed. */
type SessionRow = Session & { gastada: boolean };

/** SHA-256 of the request's session token, as it is stored; null when the request has no token. */
export function sessionDigest(request: FastifyRequest): Buffer | null {
  const token = tokenOf(request);
  return token === null ? null : tokenDigest(token);
}

/** The session token in the request's cookie; null when the cookie is missing or malformed. */
function tokenOf(request: FastifyRequest): string | null {
  const token = readCookie(request, SESSION_COOKIE);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/**
 * The session of the request's cookie, which is renewed if that is due; null when the cookie holds no token or its session isn't
 * open. Runs as the database's owner, as the tenant isn't known yet.
 */
export async function readSession(db: Database, request: FastifyRequest): Promise<Session | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const { rows } = await sessionStatement(token).execute(db.kysely);
  const row = rows[0];
  if (!row) return null;
  const { gastada: isWorn, ...session } = row;
  if (isWorn) await renew(db, session.tenantId, token, request.ip);
  return session;
}

/**
 * Selects the session of `token`. The result is empty when the session has ended, has expired or is held, or when its account was
 * removed or its laundry deactivated.
 */
export function sessionStatement(token: string): RawBuilder<SessionRow> {
  return sql`
    select s.id as "sessionId", u.id as "userId", u.tenant_id as "tenantId", u.rol, u.nombre, u.sucursal_id as "sucursalId", b.zona_horaria as "zonaHoraria",
           s.ultimo_uso < now() - interval '5 minutes' as gastada
    from sesiones s
    join usuarios u on u.tenant_id = s.tenant_id and u.id = s.usuario_id
    join sucursales b on b.tenant_id = u.tenant_id and b.id = u.sucursal_id
    join tenants t on t.id = u.tenant_id
    where s.token_hash = ${tokenDigest(token)} and s.expira > now() and u.confirmado and t.activo`;
}

/** Extends a session and records its use. `readSession` calls it at most about once every 5 minutes. */
async function renew(db: Database, tenantId: string, token: string, address: string): Promise<void> {
  // The condition excludes a session that was ended meanwhile.
  await sql`update sesiones set expira = least(now() + ${LIFETIME}, creada + ${ABSOLUTE_LIFETIME}),
      ultimo_uso = now(), direccion = ${address}
    where tenant_id = ${tenantId} and token_hash = ${tokenDigest(token)} and terminada_en is null`.execute(db.kysely);
}

/**
 * Refuses a request whose session isn't open any more.
 * @returns null when the request has no session token
 * @throws HttpProblem 401 with `sesion`: 'terminada' when somebody ended the session, so that the browser erases its data; else
 * 'vencida'
 */
export async function refuseEnded(db: Database, request: FastifyRequest): Promise<null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const { rows } = await sql`
    select 1 from sesiones where token_hash = ${tokenDigest(token)} and terminada_en is not null`.execute(db.kysely);
  throw new HttpProblem(401, SESSION_ENDED, undefined, { sesion: rows.length > 0 ? 'terminada' : 'vencida' });
}

/** Ends the session of the request's cookie, if there is one. */
export async function endSession(db: Database, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (token === null) return;
  await sql`delete from sesiones where token_hash = ${tokenDigest(token)}`.execute(db.kysely);
}

/**
 * Deletes expired sessions and links, old attempts, unused known places and old sign-ins of the trail. Expired links and ended
 * sessions stay for 30 days, so that the server can tell them from invalid ones.
 */
export async function cleanUpSessions(db: Database): Promise<void> {
  await sql`delete from sesiones where expira < now()
    and (terminada_en is null or terminada_en < now() - interval '30 days')
    and (espera_codigo is null or espera_codigo < now())`.execute(db.kysely);
  await sql`delete from tokens where expira < now() - interval '30 days'`.execute(db.kysely);
  await sql`delete from intentos where ventana < now() - interval '1 hour'`.execute(db.kysely);
  await cleanUpPlaces(db);
  await cleanUpSignIns(db);
}
