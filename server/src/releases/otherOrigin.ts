import { type Build, type BuildFile, build, fileOf, InvalidBuild } from './build.ts';

/** Limits for fetching a build: number of files, uncompressed bytes of one file and of all, and ms for one file and for all. */
const LIMITS = { files: 300, bytes: 4 * 1024 * 1024, total: 24 * 1024 * 1024, fileTimeout: 10_000, totalTimeout: 60_000 };

/** Number of files fetched at a time. */
const PARALLEL = 6;

const LIST = 'archivos.json';

export interface CrossOriginBuild {
  remoto: string;
  version: string;
  /** URL of the build's mf-manifest.json. */
  manifest: string;
  /** Origins where sections may be stored. */
  origins: readonly string[];
  /** Origin of the page that will load the build. */
  page: string;
}

/**
 * Fetches, for the publish gate, every file that a build on another origin lists in archivos.json. Only allowed origins are
 * requested and redirects are not followed, so a deploy token can't make the server call other hosts.
 * @throws InvalidBuild saying what is wrong with the build
 */
export async function fetchBuild({ remoto: remote, version, manifest, origins, page }: CrossOriginBuild): Promise<Build> {
  if (!URL.canParse(manifest)) throw new InvalidBuild(`${manifest} no es una dirección.`);
  const address = new URL('.', manifest);
  if (!origins.includes(address.origin)) {
    throw new InvalidBuild(
      `El origen ${address.origin} no está entre los permitidos (REMOTOS_ORIGENES): ${origins.join(', ') || 'ninguno'}.`,
    );
  }
  const limit = Date.now() + LIMITS.totalTimeout;
  const fetchFile = async (path: string): Promise<BuildFile> =>
    fileOf(path, await request(new URL(path, address), { page, limit }));
  const list = await fetchFile(LIST);
  const paths = Object.entries(readList(list.bytes));
  const files: BuildFile[] = [list];
  for (let i = 0; i < paths.length; i += PARALLEL) {
    const part = await Promise.all(paths.slice(i, i + PARALLEL).map(([path]) => fetchFile(path)));
    files.push(...part);
    if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > LIMITS.total) throw new InvalidBuild('Pesa demasiado.');
  }
  return build(remote, version, files, address.href);
}

/**
 * Parses an archivos.json.
 * @returns the SHA-256 in hexadecimal of each path
 * @throws InvalidBuild
 */
export function readList(bytes: Buffer): Record<string, string> {
  let data: unknown;
  try {
    data = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new InvalidBuild(`${LIST} no es JSON.`);
  }
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const ok = ([path, sha256]: [string, unknown]) =>
    /^(?!.*\.\.)[A-Za-z0-9_@][A-Za-z0-9_@.+/-]{0,199}$/.test(path) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
  if (entries.length === 0 || entries.length > LIMITS.files || !entries.every(ok)) {
    throw new InvalidBuild(`${LIST} no tiene la forma esperada.`);
  }
  return Object.fromEntries(entries);
}

async function request(url: URL, { page, limit }: { page: string; limit: number }): Promise<Buffer> {
  try {
    const response = await fetch(url, {
      redirect: 'error',
      headers: { origin: page },
      signal: AbortSignal.timeout(Math.max(1, Math.min(LIMITS.fileTimeout, limit - Date.now()))),
    });
    if (!response.ok || !response.body) throw new InvalidBuild(`${url.href} respondió ${response.status}.`);
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== page) {
      throw new InvalidBuild(`${url.href} no deja que ${page} lo lea (Access-Control-Allow-Origin).`);
    }
    const type = response.headers.get('content-type') ?? '';
    if (url.pathname.endsWith('.js') && !/^(text|application)\/javascript/.test(type)) {
      throw new InvalidBuild(`${url.href} no se sirve como JavaScript, sino como "${type}".`);
    }
    return await read(response.body, url);
  } catch (error) {
    if (error instanceof InvalidBuild) throw error;
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'tardó demasiado' : 'no se pudo traer';
    throw new InvalidBuild(`${url.href} ${reason}.`);
  }
}

async function read(body: AsyncIterable<Uint8Array>, url: URL): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > LIMITS.bytes) throw new InvalidBuild(`${url.href} pesa más de ${LIMITS.bytes / 1024 / 1024} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
