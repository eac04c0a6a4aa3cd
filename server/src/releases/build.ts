import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { BuildUses } from '@lavanda/shared/contract/schemas/buildUses';
import { Description } from '@lavanda/shared/contract/schemas/releases';
import { ROLES } from '@lavanda/shared/domain/roles';
import { Check, Errors } from 'typebox/value';
import type { SharedRequirement } from '../db/tables/releases.ts';

export interface BuildFile {
  /** Relative to the build's folder, with '/' as separator. */
  path: string;
  bytes: Buffer;
  sha256: string;
  /** The bytes compressed with Brotli; null when compression saves nothing, or the build in a folder has no .br file. */
  br: Buffer | null;
}

/** A complete build of a remote. */
export interface Build {
  remoto: string;
  /** '<version>-<8 digits of the files' hash>': the same files give the same version wherever they are built. */
  version: string;
  descripcion: Description;
  /** Path of the entry file that the build's manifest names. */
  entry: string;
  files: BuildFile[];
  /** URL of a build's folder on another origin, with a trailing slash; null when this server stores the files. */
  direccion: string | null;
}

/** An invalid build; the message says why. */
export class InvalidBuild extends Error {}

const PATH = /^(?!.*\.\.)[A-Za-z0-9_@][A-Za-z0-9_@.+/-]{0,199}$/;
export const NOT_SERVED = /\.(br|gz|map|html)$|(^|\/)mf-stats\.json$/;

/**
 * Checks and describes a build.
 * @throws InvalidBuild without a valid manifest, description or entry file, or for a path that is repeated or not allowed
 */
export function build(remote: string, version: string, files: readonly BuildFile[], address: string | null = null): Build {
  const served = files.filter(({ path }) => !NOT_SERVED.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const bad = served.find(({ path }) => !PATH.test(path));
  if (bad) throw new InvalidBuild(`La ruta "${bad.path}" no se admite.`);
  if (new Set(served.map(({ path }) => path)).size !== served.length) throw new InvalidBuild('Hay rutas repetidas.');
  if (!served.some(({ path }) => path === 'mf-manifest.json')) throw new InvalidBuild('Falta mf-manifest.json.');
  const digest = createHash('sha256');
  for (const { path, sha256 } of served) digest.update(`${path}\n${sha256}\n`);
  return {
    remoto: remote,
    version: `${version}-${digest.digest('hex').slice(0, 8)}`,
    descripcion: descriptionOf(served),
    entry: entryOf(served),
    files: served,
    direccion: address,
  };
}

/** Matches the JSON Pointer of a role in a remoto.json, the file in which a build describes its sections and permissions. */
const ROLE_PLACE = /^\/permisos\/\d+\/roles\/\d+$/;

function descriptionOf(files: readonly BuildFile[]): Description {
  const file = files.find(({ path }) => path === 'remoto.json');
  if (!file) throw new InvalidBuild('Falta remoto.json: lo que la sección dice de sí misma.');
  let data: unknown;
  try {
    data = JSON.parse(file.bytes.toString('utf8'));
  } catch {
    throw new InvalidBuild('remoto.json no es JSON.');
  }
  if (!Check(Description, data)) {
    const [first] = Errors(Description, data);
    if (ROLE_PLACE.test(first?.instancePath ?? ''))
      throw new InvalidBuild(
        `remoto.json nombra en ${first?.instancePath} un rol que no existe. Los que hay: ${ROLES.join(', ')}.`,
      );
    throw new InvalidBuild(`remoto.json no tiene la forma esperada: ${first?.instancePath ?? ''} ${first?.message ?? ''}`);
  }
  return data;
}

interface BuildRequirements {
  contrato: number;
  librerias: SharedRequirement[];
}

interface Manifest {
  shared?: unknown;
  metaData?: { publicPath?: string; remoteEntry?: { path?: string; name?: string } };
}

/**
 * Parses mf-manifest.json.
 * @throws InvalidBuild when the file isn't a manifest
 */
export function manifestOf(files: readonly Pick<BuildFile, 'path' | 'bytes'>[]): Manifest {
  try {
    const data: unknown = JSON.parse(files.find(({ path }) => path === 'mf-manifest.json')?.bytes.toString('utf8') ?? '');
    if (typeof data === 'object' && data !== null) return data;
  } catch {
    // A parsing error leads to the InvalidBuild below.
  }
  throw new InvalidBuild('mf-manifest.json no es un manifiesto.');
}

/**
 * The requirements of a build on the shell: contract version and libraries.
 * @throws InvalidBuild
 */
export function requirementsOf({ descripcion: description, files }: Pick<Build, 'descripcion' | 'files'>): BuildRequirements {
  return { contrato: description.contrato, librerias: [...sharedLibraries(manifestOf(files)), ...usedModules(usesOf(files))] };
}

/** The shared libraries that a manifest requires. */
export function sharedLibraries({ shared }: Manifest): SharedRequirement[] {
  const list: unknown[] = Array.isArray(shared) ? shared : [];
  return list.flatMap((entry) => {
    const { name, requiredVersion = '*' } = (entry ?? {}) as Record<string, unknown>;
    return typeof name === 'string' && typeof requiredVersion === 'string' ? [{ name, requiredVersion }] : [];
  });
}

/**
 * Contents of a build's usos.json, the list of shared modules that the build imports from. Null for a build made with an older
 * kit (the package `@lavanda/shared`, which builds sections), because that wrote no such file.
 * @throws InvalidBuild
 */
export function usesOf(files: readonly Pick<BuildFile, 'path' | 'bytes'>[]): BuildUses | null {
  const file = files.find(({ path }) => path === 'usos.json');
  if (!file) return null;
  try {
    const data: unknown = JSON.parse(file.bytes.toString('utf8'));
    if (Check(BuildUses, data)) return data;
  } catch {
    // A parsing error leads to the InvalidBuild below.
  }
  throw new InvalidBuild('usos.json no tiene la forma esperada: construye la sección de nuevo, con el kit de este servidor.');
}

/**
 * The modules that a build uses, each with a range that begins at the minor version that its package had during the build ('*'
 * if unknown).
 */
function usedModules(uses: BuildUses | null): SharedRequirement[] {
  return Object.entries(uses?.librerias ?? {}).map(([name, { version, exportaciones: exports }]) => {
    const [major, minor] = version?.split('.') ?? [];
    return { name, requiredVersion: minor === undefined ? '*' : `>=${major}.${minor}.0`, exports };
  });
}

function entryOf(files: readonly BuildFile[]): string {
  const { path = '', name = '' } = manifestOf(files).metaData?.remoteEntry ?? {};
  const entry = path === '' ? name : `${path}/${name}`;
  if (files.some(({ path }) => path === entry)) return entry;
  throw new InvalidBuild(`Falta ${entry || 'la entrada'}, que el manifiesto nombra.`);
}

/** A file of a build with its hash and, if compression makes it smaller, its Brotli form. */
export async function fileOf(path: string, bytes: Buffer): Promise<BuildFile> {
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const br = await promisify(brotliCompress)(new Uint8Array(bytes), { params: parameters });
  return { path, bytes, sha256: sha256Of(bytes), br: br.length < bytes.length ? br : null };
}

/** The integrity value that browsers expect: 'sha256-<base64>'. */
export function integrityOf(sha256: string): string {
  return `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}

/** SHA-256 of a file, hex. */
export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}

async function packageOf(folder: string): Promise<{ version: string }> {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  } catch {
    throw new InvalidBuild('Falta package.json, o no es JSON.');
  }
}

/** Reads the build in the dist/ of a remote's package, with its .br files; null without a build. */
export async function readBuild(folder: string, remote: string): Promise<Build | null> {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, 'mf-manifest.json'))) return null;
  const { version } = await packageOf(folder);
  const paths = (await readdir(dist, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  const files = paths
    .filter((path) => /\.\w+$/.test(path) && !NOT_SERVED.test(path))
    .map(async (path) => {
      const bytes = await readFile(join(dist, path));
      const br = await readFile(join(dist, `${path}.br`)).catch(() => null);
      return { path, bytes, sha256: sha256Of(bytes), br };
    });
  return build(remote, version, await Promise.all(files));
}
