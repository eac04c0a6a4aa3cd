import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { InvalidBuild } from './build.ts';

/** Matches a source map, whose script has the same path without '.map'. */
export const SOURCE_MAP = /\.js\.map$/;

interface PublishedVersion {
  remote: string;
  version: string;
}

const MB = 1024 * 1024;

/** Largest source map, and largest sum of the maps of a build, bytes as uploaded. */
const MOST = { map: 4 * MB, build: 12 * MB };

/**
 * Parsed maps of the scripts that failed last, limited by the bytes of their text. Parsed maps take about ten times as much
 * memory. Their keys contain the version, whose files never change, so entries never become outdated.
 */
const parsed = new LRUCache<string, TraceMap>({ maxSize: 8 * MB });

/** A file of an uploaded build. */
export interface UploadedFile {
  /** Relative to the build's folder, with '/' as separator. */
  path: string;
  bytes: Buffer;
}

/** A source map as it is stored: in Brotli, and without the sources' text, which the place of a failure doesn't need. */
export interface StoredMap {
  /** Path of the script. */
  path: string;
  bytes: Buffer;
}

/**
 * Compresses source maps for storage.
 * @param maps the source maps of a build
 * @param files paths of all files of the build
 * @throws InvalidBuild for a file that isn't a source map, has no script in the build, or is too large
 */
export async function compressMaps(maps: readonly UploadedFile[], files: ReadonlySet<string>): Promise<StoredMap[]> {
  const stray = maps.find(({ path }) => !files.has(scriptOf(path)));
  if (stray) throw new InvalidBuild(`${stray.path} no es de ningún script de la construcción: falta ${scriptOf(stray.path)}.`);
  const large = maps.find(({ bytes }) => bytes.length > MOST.map);
  if (large) throw new InvalidBuild(`${large.path} pesa ${megabytes(large.bytes.length)}; el límite es ${megabytes(MOST.map)}.`);
  const sum = maps.reduce((total, { bytes }) => total + bytes.length, 0);
  if (sum > MOST.build) throw new InvalidBuild(`Sus mapas pesan ${megabytes(sum)}; el límite es ${megabytes(MOST.build)}.`);
  return Promise.all(maps.map(compressMap));
}

function scriptOf(path: string): string {
  return path.replace(/\.map$/, '');
}

function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

async function compressMap({ path, bytes }: UploadedFile): Promise<StoredMap> {
  const { sourcesContent: _, ...map } = parse(path, bytes);
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const small = await promisify(brotliCompress)(JSON.stringify(map), { params: parameters });
  return { path: scriptOf(path), bytes: small };
}

function parse(path: string, bytes: Buffer): Record<string, unknown> {
  try {
    const map: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof map === 'object' && map !== null && 'mappings' in map && 'sources' in map) {
      // Looking up a place checks the map, because its mappings are decoded only when they are used.
      originalPositionFor(new TraceMap(map as never), { line: 1, column: 0 });
      return map as Record<string, unknown>;
    }
  } catch {
    // A parsing error leads to the InvalidBuild below.
  }
  throw new InvalidBuild(`${path} no es un mapa de fuentes.`);
}

/** Stores the source maps of a stored version; maps that it already has stay. */
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

/**
 * The source map of a version's script: the stored one or, for a build that came with the server, the one in `webDir`; null when
 * there is none that can be read.
 */
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
    parsed.set(key, map, { size: Math.max(1, text.length) });
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
