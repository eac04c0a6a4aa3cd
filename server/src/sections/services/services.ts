import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** The server of a team's section, as the operator set it; `segmento` is the section's part of the URL. */
export interface SectionService {
  segmento: string;
  /** Base URL, with a trailing slash. */
  direccion: string;
  secreto: string;
}

/** The service of the section at a URL segment; undefined when the operator set none. */
export async function serviceOf(db: Database, segment: string): Promise<SectionService | undefined> {
  return db.kysely
    .selectFrom('entregas_servicios')
    .select(['segmento', 'direccion', 'secreto'])
    .where('segmento', '=', segment)
    .executeTakeFirst();
}

/** The services that are set, by segment, without their secrets. */
export async function knownServices(db: Database): Promise<Pick<SectionService, 'segmento' | 'direccion'>[]> {
  return db.kysely.selectFrom('entregas_servicios').select(['segmento', 'direccion']).orderBy('segmento').execute();
}

/**
 * Sets the address of a segment's service.
 * @param fresh whether to replace its secret; a new service always gets one
 * @returns the secret when it is new, else null
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

/** @returns whether there was one */
export async function removeService(db: Database, segment: string): Promise<boolean> {
  const { numDeletedRows } = await db.kysely.deleteFrom('entregas_servicios').where('segmento', '=', segment).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The base URL of a service's address; null for what is no plain http(s) address. */
export function baseAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, password, search, hash, href } = new URL(text);
  const isPlain = /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
  return isPlain ? href.replace(/\/*$/, '/') : null;
}

/**
 * The address of what was asked of a service. Only the operator says which service that is.
 * @param rest what follows '/api/s/<segment>/' in the request, as it came
 * @returns null for a path that may leave the service's base
 */
export function addressIn(base: string, rest: string): URL | null {
  const [path = ''] = rest.split('?', 1);
  // A service may decode a slash or a backslash and climb from its base.
  if (/%2f|%5c|%00|\\/i.test(path) || !URL.canParse(base + rest)) return null;
  const address = new URL(base + rest);
  const { origin, pathname } = new URL(base);
  return address.origin === origin && address.pathname.startsWith(pathname) ? address : null;
}
