import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { type Cookie, readCookie, setCookie } from '../http/cookies.ts';
import { networkOf } from './address.ts';

/** Cookie of a device that has signed in. The cookie gives no access, only a counter of tries that nobody else can use up. */
const DEVICE_COOKIE: Cookie = { nombre: 'lavanda_equipo', path: '/api/auth', sameSite: 'strict' };
const COOKIE_LIFETIME_SECONDS = 365 * 24 * 3600;

/** Maximum number of places (devices and networks) kept for an account; the one unused for longest is deleted first. */
const MAX_PLACES = 50;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Where a request comes from. An account's known places decide how its sign-in tries are limited. */
export interface Place {
  address: string;
  /** Value of the device's cookie; null when the cookie is missing or invalid. */
  device: string | null;
}

/** Reads a request's IP address and its device's cookie. */
export function placeOf(request: FastifyRequest): Place {
  const token = readCookie(request, DEVICE_COOKIE);
  return { address: request.ip, device: token !== undefined && TOKEN.test(token) ? token : null };
}

/** SHA-256 of a device's cookie; only this digest is stored. */
export function deviceDigest(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}

/**
 * Digest of an address's network and the account's id. The id is included so that the digests of one network differ between
 * accounts.
 */
export function networkDigest(accountId: string, address: string): Buffer {
  return createHash('sha256')
    .update(`${accountId} ${networkOf(address)}`)
    .digest();
}

/**
 * Remembers that the account was used from this device and network, and sends the device its cookie. Runs as the database's
 * owner, because the requests that sign in or reset a password need no session.
 */
export async function rememberPlace(
  db: Database,
  { tenantId, userId }: { tenantId: string; userId: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const place = placeOf(request);
  const device = place.device ?? randomBytes(32).toString('base64url');
  await sql`
    insert into lugares_conocidos (tenant_id, usuario_id, huella)
    values (${tenantId}, ${userId}, ${deviceDigest(device)}), (${tenantId}, ${userId}, ${networkDigest(userId, place.address)})
    on conflict (tenant_id, usuario_id, huella) do update set visto = now()`.execute(db.kysely);
  await sql`
    delete from lugares_conocidos where tenant_id = ${tenantId} and usuario_id = ${userId} and huella in (
      select huella from lugares_conocidos where tenant_id = ${tenantId} and usuario_id = ${userId}
      order by visto desc, huella offset ${MAX_PLACES}::int)`.execute(db.kysely);
  setCookie(request, reply, DEVICE_COOKIE, device, COOKIE_LIFETIME_SECONDS);
}

/** Deletes, for all accounts, the known places that `rememberPlace` last saw over 180 days ago. */
export async function cleanUpPlaces(db: Database): Promise<void> {
  await sql`delete from lugares_conocidos where visto < now() - interval '180 days'`.execute(db.kysely);
}
