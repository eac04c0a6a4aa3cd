import type { Composition, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { SHELL_HEADER } from '@lavanda/shared/contract/shellHeader';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readSession } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { permissionsIn } from '../sections/declarations.ts';
import { permissionsOfSession } from '../sections/permissions.ts';
import { NOT_SERVED } from './build.ts';
import { compositionFor } from './composition.ts';
import { previewedBy, tokensIn, withPreviews } from './previews/previews.ts';
import type { Shell } from './shells/ownShell.ts';
import type { Shells } from './shells/shells.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

export interface ServedFile {
  bytes: Buffer;
  br: Buffer | null;
  sha256: string;
}

/**
 * Serves /remotes.json and published files. The files come from the database, so every server has the same, and are cached in
 * memory.
 */
export function releaseFileRoutes(
  app: FastifyInstance,
  db: Database,
  { remotes: { desvios: overrides }, measuresSections: sample }: Pick<Settings, 'remotes' | 'measuresSections'>,
  shells: Shells,
): void {
  const memory = new LRUCache<string, ServedFile>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ bytes, br }) => bytes.length + (br?.length ?? 0) + 1,
  });

  app.get('/remotes.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await readSession(db, request);
    const isSuperuser = session?.rol === 'superuser';
    const shell = await shells.forActor(async () => session);
    const contract = await contractOfTab(request, shell);
    const sections = await compositionFor(db, session, contract, { withOrigin: isSuperuser, sample });
    const previews = session ? tokensIn(request) : [];
    const remotes =
      session && previews.length > 0
        ? await withPreviews(db, sections.remotes, previews, {
            permissions: await permissionsOfSession(db, session, (await previewedBy(db, request)).flatMap(permissionsIn)),
            shell: contract,
          })
        : sections.remotes;
    const composition = { ...sections, remotes, ...shellOf(shell) };
    return isSuperuser && overrides.length > 0 ? { ...composition, desvios: overrides } : composition;
  });

  /** Contract of the shell that the requesting tab runs. After a promotion, a new tab of the same user may get another shell. */
  const contractOfTab = async (request: FastifyRequest, shell: Shell | null): Promise<ShellContract | null> => {
    const version = request.headers[SHELL_HEADER];
    const ofTab = typeof version === 'string' && version !== shell?.version ? await shells.contractOf(version) : null;
    return ofTab ?? shell?.contract ?? null;
  };

  app.get('/mf/:remoto/:version/*', { schema: { hide: true } }, async (request, reply) => {
    const { remoto: remote, version, '*': path } = request.params as { remoto: string; version: string; '*': string };
    const address = `${remote}/${version}/${path}`;
    const file = NOT_SERVED.test(path) ? undefined : (memory.get(address) ?? (await search(db, remote, version, path)));
    if (!file) throw new HttpProblem(404, 'No existe lo que buscas.');
    memory.set(address, file);
    // A shell on another origin may load sections; these files contain no private data.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(request, reply, path, file);
  });
}

function shellOf(shell: Shell | null): Pick<Composition, 'shell'> {
  return shell === null ? {} : { shell: { version: shell.version } };
}

/** Sends a file whose content never changes at its URL. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: ServedFile): FastifyReply {
  const compressed = file.br !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply
    .header('cache-control', CACHE_FOREVER)
    .header('vary', 'accept-encoding')
    .header('etag', `"${file.sha256}${compressed ? '-br' : ''}"`)
    .type(TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  if (compressed) reply.header('content-encoding', 'br');
  return reply.send(compressed ? file.br : file.bytes);
}

async function search(db: Database, remote: string, version: string, path: string): Promise<ServedFile | undefined> {
  const { rows } = await sql<ServedFile>`select bytes, br, sha256 from entregas_archivos
    where remoto = ${remote} and version = ${version} and ruta = ${path} and bytes is not null`.execute(db.kysely);
  return rows[0];
}
