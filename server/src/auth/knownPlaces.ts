import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { type Cookie, readCookie, setCookie } from '../http/cookies.ts';
import { networkOf } from './address.ts';

/** Marks a device that has signed in. It opens nothing: it only gives the device sign-in tries of its own. */
const DEVICE_COOKIE: Cookie = { nombre: 'lavanda_equipo', path: '/api/auth', sameSite: 'strict' };
const COOKIE_LIFETIME_SECONDS = 365 * 24 * 3600;

/** Places kept of an account; the longest unused one goes first. */
const MAX_PLACES = 50;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Where a request comes from. */
export interface Place {
  address: string;
  /** The device's cookie; null without one. */
  device: string | null;
}

export function placeOf(request: FastifyRequest): Place {
  const token = readCookie(request, DEVICE_COOKIE);
  return { address: request.ip, device: token !== undefined && TOKEN.test(token) ? token : null };
}

export function deviceDigest(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}

/** Salted with the account, so that the stored digest doesn't reveal the address. */
export function networkDigest(accountId: string, address: string): Buffer {
  return createHash('sha256')
    .update(`${accountId} ${networkOf(address)}`)
    .digest();
}

/** Remembers that the account has been at this place, and marks the device. Runs as the owner. */
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

/** Forgets places that were not used for 180 days. */
export async function cleanUpPlaces(db: Database): Promise<void> {
  await sql`delete from lugares_conocidos where visto < now() - interval '180 days'`.execute(db.kysely);
}
