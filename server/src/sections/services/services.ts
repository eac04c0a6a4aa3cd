import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** A team's service, as the operator configured it. */
export interface SectionService {
  segmento: string;
  /** Base URL, with a trailing slash. */
  direccion: string;
  secreto: string;
}

/** The service of a segment; undefined when the operator configured none. */
export async function serviceOf(db: Database, segment: string): Promise<SectionService | undefined> {
  return db.kysely
    .selectFrom('entregas_servicios')
    .select(['segmento', 'direccion', 'secreto'])
    .where('segmento', '=', segment)
    .executeTakeFirst();
}

/** The configured services without their secrets, sorted by segment. */
export async function knownServices(db: Database): Promise<Pick<SectionService, 'segmento' | 'direccion'>[]> {
  return db.kysely.selectFrom('entregas_servicios').select(['segmento', 'direccion']).orderBy('segmento').execute();
}

/**
 * Sets the address of a segment's service.
 * @param fresh whether to replace the service's secret; a new service always gets one
 * @returns the new secret, or null when it wasn't replaced
 */
export async function setService(db: Database, segment: string, address: string, fresh: boolean): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url');
  const stored = await db.kysely
    .insertInto('entregas_servicios')
    .values({ segmento: segment, direccion: address, secreto: secret })
    .onConflict((conflict) =>
      conflict.column('segmento').doUpdateSet({ direccion: address, puesta: sql`now()`, ...(fresh && { secreto: secret }) }),
    )
    .returning('secreto')
    .executeTakeFirstOrThrow();
  return stored.secreto === secret ? secret : null;
}

/** Removes the configured service of a segment. @returns false when none was configured */
export async function removeService(db: Database, segment: string): Promise<boolean> {
  const { numDeletedRows } = await db.kysely.deleteFrom('entregas_servicios').where('segmento', '=', segment).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * The base URL of a service's address, with a trailing slash; null for a text that is no http(s) address, or has credentials, a
 * query or a fragment.
 */
export function baseAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, search, hash, href } = new URL(text);
  const isPlain = /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
  return isPlain ? href.replace(/\/*$/, '/') : null;
}

/**
 * The URL at a service for a request. The service itself comes only from the operator's configuration.
 * @param rest the part of the request's URL after '/api/s/<segment>/', exactly as received
 * @returns null for a path that may lead out of the service's base
 */
export function addressIn(base: string, rest: string): URL | null {
  const [path = ''] = rest.split('?', 1);
  // A service might decode an encoded slash or backslash, and so answer for a path outside its base.
  if (/%2f|%5c|%00|\\/i.test(path) || !URL.canParse(base + rest)) return null;
  const address = new URL(base + rest);
  const { origin, pathname } = new URL(base);
  return address.origin === origin && address.pathname.startsWith(pathname) ? address : null;
}
