import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { type Cookie, leerCookie } from '../http/cookies.ts';
import type { Sesion } from '../http/sesion.ts';

export const COOKIE_SESION: Cookie = { nombre: 'lavanda_sesion', path: '/', sameSite: 'lax' };

/** A session ends 12 h after its last use and 30 days after sign-in, whichever is first. */
const VIDA = sql`interval '12 hours'`;
const VIDA_ABSOLUTA = sql`interval '30 days'`;
export const VIDA_COOKIE_SEGUNDOS = 30 * 24 * 3600;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

function huella(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session and answers its token: 256 random bits, base64url. Only their SHA-256 is kept. */
export async function crearSesion(base: Base, tenantId: string, usuarioId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into sesiones (tenant_id, token_hash, usuario_id, expira)
    values (${tenantId}, ${huella(token)}, ${usuarioId}, now() + ${VIDA})`.execute(base.kysely);
  return token;
}

/** A session as the database tells it; `gastada` when it is time to prolong it. */
type FilaDeSesion = Sesion & { gastada: boolean };

/** The token of the request's cookie; null when it can't be one. */
function tokenDe(request: FastifyRequest): string | null {
  const token = leerCookie(request, COOKIE_SESION);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The session of the request's cookie, or null. Runs as the owner: the tenant isn't known before it. */
export async function sesionDe(base: Base, request: FastifyRequest): Promise<Sesion | null> {
  const token = tokenDe(request);
  if (token === null) return null;
  const { rows } = await sentenciaDeSesion(token).execute(base.kysely);
  const fila = rows[0];
  if (!fila) return null;
  const { gastada, ...sesion } = fila;
  if (gastada) await renovar(base, sesion.tenantId, token);
  return sesion;
}

/** Whose session the token's is; no row when it has ended. */
export function sentenciaDeSesion(token: string): RawBuilder<FilaDeSesion> {
  return sql`
    select u.id as "usuarioId", u.tenant_id as "tenantId", u.rol, u.nombre, u.sucursal_id as "sucursalId", b.zona_horaria as "zonaHoraria",
           s.expira < now() + ${VIDA} - interval '5 minutes' as gastada
    from sesiones s
    join usuarios u on u.tenant_id = s.tenant_id and u.id = s.usuario_id
    join sucursales b on b.tenant_id = u.tenant_id and b.id = u.sucursal_id
    join tenants t on t.id = u.tenant_id
    where s.token_hash = ${huella(token)} and s.expira > now() and u.confirmado and t.activo`;
}

/** Written at most every 5 minutes of use, not on every call. */
async function renovar(base: Base, tenantId: string, token: string): Promise<void> {
  await sql`update sesiones set expira = least(now() + ${VIDA}, creada + ${VIDA_ABSOLUTA})
    where tenant_id = ${tenantId} and token_hash = ${huella(token)}`.execute(base.kysely);
}

/** What is kept of the request's session token; of an empty one when there is no session. */
export function huellaDeSesion(request: FastifyRequest): Buffer {
  return huella(leerCookie(request, COOKIE_SESION) ?? '');
}

/** Ends the session of the request's cookie, if there is one. */
export async function terminarSesion(base: Base, request: FastifyRequest): Promise<void> {
  const token = tokenDe(request);
  if (token === null) return;
  await sql`delete from sesiones where token_hash = ${huella(token)}`.execute(base.kysely);
}

/** Forgets sessions, links and sign-in attempts that no longer count; an expired link is told apart from a wrong one for a month. */
export async function limpiarSesiones(base: Base): Promise<void> {
  await sql`delete from sesiones where expira < now()`.execute(base.kysely);
  await sql`delete from tokens where expira < now() - interval '30 days'`.execute(base.kysely);
  await sql`delete from intentos where ventana < now() - interval '1 hour'`.execute(base.kysely);
}
