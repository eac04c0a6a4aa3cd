import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Descripcion } from '@lavanda/shared/contract/entregas';
import { Check, Errors } from 'typebox/value';

/** A file of a build, as it is served. */
export interface Archivo {
  /** From the build's folder, with '/'. */
  ruta: string;
  bytes: Buffer;
  sha256: string;
  /** Brotli; null where it saves nothing. */
  br: Buffer | null;
}

/** One build of a remote, whole. */
export interface Compilacion {
  remoto: string;
  /** '<version>-<first 8 of the hash of its files>': the same files are the same version, wherever they were built. */
  version: string;
  descripcion: Descripcion;
  /** Path of the entry its manifest names. */
  entrada: string;
  archivos: Archivo[];
  /** Folder it stays in, on another origin, with its final slash; null for one whose files are kept here. */
  direccion: string | null;
}

/** The build can't be used; the message says why. */
export class CompilacionInvalida extends Error {}

const RUTA = /^(?!.*\.\.)[A-Za-z0-9_@][A-Za-z0-9_@.+/-]{0,199}$/;
export const NO_SE_SIRVEN = /\.(br|gz|map|html)$|(^|\/)mf-stats\.json$/;

/** @throws CompilacionInvalida without a manifest or a description, or with a path that leaves the folder */
export function compilacion(
  remoto: string,
  version: string,
  archivos: readonly Archivo[],
  direccion: string | null = null,
): Compilacion {
  const servidos = archivos.filter(({ ruta }) => !NO_SE_SIRVEN.test(ruta)).toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1));
  const mala = servidos.find(({ ruta }) => !RUTA.test(ruta));
  if (mala) throw new CompilacionInvalida(`La ruta "${mala.ruta}" no se admite.`);
  if (new Set(servidos.map(({ ruta }) => ruta)).size !== servidos.length) throw new CompilacionInvalida('Hay rutas repetidas.');
  if (!servidos.some(({ ruta }) => ruta === 'mf-manifest.json')) throw new CompilacionInvalida('Falta mf-manifest.json.');
  const huella = createHash('sha256');
  for (const { ruta, sha256 } of servidos) huella.update(`${ruta}\n${sha256}\n`);
  return {
    remoto,
    version: `${version}-${huella.digest('hex').slice(0, 8)}`,
    descripcion: descripcionDe(servidos),
    entrada: entradaDe(servidos),
    archivos: servidos,
    direccion,
  };
}

function descripcionDe(archivos: readonly Archivo[]): Descripcion {
  const archivo = archivos.find(({ ruta }) => ruta === 'remoto.json');
  if (!archivo) throw new CompilacionInvalida('Falta remoto.json: lo que la sección dice de sí misma.');
  let datos: unknown;
  try {
    datos = JSON.parse(archivo.bytes.toString('utf8'));
  } catch {
    throw new CompilacionInvalida('remoto.json no es JSON.');
  }
  if (!Check(Descripcion, datos)) {
    const [primero] = Errors(Descripcion, datos);
    throw new CompilacionInvalida(
      `remoto.json no tiene la forma esperada: ${primero?.instancePath ?? ''} ${primero?.message ?? ''}`,
    );
  }
  return datos;
}

interface Manifiesto {
  shared?: { name?: string; requiredVersion?: string }[];
  metaData?: { remoteEntry?: { path?: string; name?: string } };
}

/** @throws CompilacionInvalida when mf-manifest.json isn't a manifest */
export function manifiestoDe(archivos: readonly Archivo[]): Manifiesto {
  try {
    const datos: unknown = JSON.parse(archivos.find(({ ruta }) => ruta === 'mf-manifest.json')?.bytes.toString('utf8') ?? '');
    if (typeof datos === 'object' && datos !== null) return datos;
  } catch {
    // Said below, like any other that isn't one.
  }
  throw new CompilacionInvalida('mf-manifest.json no es un manifiesto.');
}

function entradaDe(archivos: readonly Archivo[]): string {
  const { path = '', name = '' } = manifiestoDe(archivos).metaData?.remoteEntry ?? {};
  const entrada = path === '' ? name : `${path}/${name}`;
  if (archivos.some(({ ruta }) => ruta === entrada)) return entrada;
  throw new CompilacionInvalida(`Falta ${entrada || 'la entrada'}, que el manifiesto nombra.`);
}

export async function archivoDe(ruta: string, bytes: Buffer): Promise<Archivo> {
  const parametros = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const br = await promisify(brotliCompress)(new Uint8Array(bytes), { params: parametros });
  return { ruta, bytes, sha256: sha256De(bytes), br: br.length < bytes.length ? br : null };
}

/** 'sha256-<base64>', as browsers take it. */
export function integridadDe(sha256: string): string {
  return `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}

export function sha256De(bytes: Buffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}

async function paqueteDe(carpeta: string): Promise<{ version: string }> {
  try {
    return JSON.parse(await readFile(join(carpeta, 'package.json'), 'utf8')) as { version: string };
  } catch {
    throw new CompilacionInvalida('Falta package.json, o no es JSON.');
  }
}

/** The build in the dist/ of a remote's package, or null where there is none. Its own .br files are used. */
export async function leerCompilacion(carpeta: string, remoto: string): Promise<Compilacion | null> {
  const dist = join(carpeta, 'dist');
  if (!existsSync(join(dist, 'mf-manifest.json'))) return null;
  const { version } = await paqueteDe(carpeta);
  const rutas = (await readdir(dist, { recursive: true })).map((ruta) => ruta.replaceAll('\\', '/'));
  const archivos = rutas
    .filter((ruta) => /\.\w+$/.test(ruta) && !NO_SE_SIRVEN.test(ruta))
    .map(async (ruta) => {
      const bytes = await readFile(join(dist, ruta));
      const br = await readFile(join(dist, `${ruta}.br`)).catch(() => null);
      return { ruta, bytes, sha256: sha256De(bytes), br };
    });
  return compilacion(remoto, version, await Promise.all(archivos));
}
