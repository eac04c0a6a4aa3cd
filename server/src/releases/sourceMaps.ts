import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { InvalidBuild } from './build.ts';

/** The source map that belongs to a script of the same path. */
export const SOURCE_MAP = /\.js\.map$/;

interface PublishedVersion {
  remote: string;
  version: string;
}

/** Parsed maps, of the scripts that failed last. Their scripts' names carry a hash of the content. */
const parsed = new LRUCache<string, TraceMap>({ max: 8 });

/** A source map as it is stored: without the sources' text, which the place of a failure doesn't need. */
export interface StoredMap {
  /** Path of the script. */
  path: string;
  bytes: Buffer;
}

/** @throws InvalidBuild when it is no source map */
export async function compressMap(path: string, bytes: Buffer): Promise<StoredMap> {
  const { sourcesContent: _, ...map } = parse(path, bytes);
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const small = await promisify(brotliCompress)(JSON.stringify(map), { params: parameters });
  return { path: path.replace(/\.map$/, ''), bytes: small };
}

function parse(path: string, bytes: Buffer): Record<string, unknown> {
  try {
    const map: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof map === 'object' && map !== null && 'mappings' in map && 'sources' in map) {
      new TraceMap(map as never);
      return map as Record<string, unknown>;
    }
  } catch {
    // Falls through to the error below.
  }
  throw new InvalidBuild(`${path} no es un mapa de fuentes.`);
}

/** Stores the source maps of a stored version; those it has stay. */
export async function saveMaps(
  db: Kysely<DatabaseSchema>,
  { remote, version }: PublishedVersion,
  maps: readonly StoredMap[],
): Promise<void> {
  for (const { path, bytes } of maps)
    await db
      .insertInto('entregas_mapas')
      .values({ remoto: remote, version, ruta: path, mapa: bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** The source map of a version's script: the stored one, or the one in `webDir` of a build that came with the server. */
export async function sourceMapOf(
  { db, webDir }: { db: Database; webDir: string },
  { remote, version }: PublishedVersion,
  path: string,
): Promise<TraceMap | null> {
  const key = `${remote}/${version}/${path}`;
  const known = parsed.get(key);
  if (known) return known;
  const text =
    (await storedMap(db, { remote, version }, path)) ??
    (await readFile(join(webDir, remote, 'dist', `${path}.map`), 'utf8').catch(() => null));
  if (text === null) return null;
  try {
    const map = new TraceMap(text);
    parsed.set(key, map);
    return map;
  } catch {
    return null;
  }
}

async function storedMap(db: Database, { remote, version }: PublishedVersion, path: string): Promise<string | null> {
  const row = await db.kysely
    .selectFrom('entregas_mapas')
    .select('mapa')
    .where('remoto', '=', remote)
    .where('version', '=', version)
    .where('ruta', '=', path)
    .executeTakeFirst();
  return row ? (await promisify(brotliDecompress)(new Uint8Array(row.mapa))).toString('utf8') : null;
}
