import { publishReleaseCall, registerReleaseCall } from '@lavanda/shared/contract/calls/releases';
import { publishReleaseSchemas, registerReleaseSchemas } from '@lavanda/shared/contract/schemas/releases';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { route } from '../http/route.ts';
import { build, fileOf, sha256Of } from './build.ts';
import { publicKeyOf } from './deployTokens.ts';
import { fetchBuild } from './otherOrigin.ts';
import { publishBuild } from './publishBuild.ts';
import { orReject, reject } from './refusal.ts';
import { publishShell } from './shells/publishShell.ts';
import type { Shells } from './shells/shells.ts';
import { SHELL } from './shells/storedShells.ts';
import { compressMaps, SOURCE_MAP, type StoredMap, type UploadedFile } from './sourceMaps.ts';
import { readStatement } from './statement.ts';

/** Largest upload (a build in base64), bytes. */
const LIMIT = 24 * 1024 * 1024;

/** Uploaded files that aren't served: the server compresses files itself, and stores source maps apart. */
const LEFT_OUT = /\.(br|gz|map)$/;

/** Routes that publish a version: one that is uploaded, or one that lives at another origin. */
export function publishRoutes(
  app: FastifyInstance,
  db: Database,
  { publicUrl, remotes, signedReleases }: Pick<Settings, 'publicUrl' | 'remotes' | 'signedReleases'>,
  shells: Shells,
): void {
  route(
    app,
    publishReleaseCall,
    publishReleaseSchemas,
    async ({ params, body, deployToken: actor, request }) => {
      const uploaded = body.archivos.map(({ ruta: path, base64 }) => ({ path, bytes: Buffer.from(base64, 'base64') }));
      const changed = body.archivos.filter(({ sha256 }, n) => {
        const bytes = uploaded[n]?.bytes;
        return sha256 !== undefined && (bytes === undefined || sha256Of(bytes) !== sha256);
      });
      if (changed.length > 0) reject(changed.map(({ ruta: path }) => `${path} no llegó como salió: su SHA-256 es otro.`));
      const served = uploaded.filter(({ path }) => !LEFT_OUT.test(path));
      const files = await Promise.all(served.map(({ path, bytes }) => fileOf(path, bytes)));
      if (params.remoto === SHELL) return publishShell(db, body.version, files, { actor, git: body.git });
      const statement = await orReject(async () =>
        readStatement({
          remote: params.remoto,
          sent: body.declaracion,
          files,
          publicKey: await publicKeyOf(db, request),
          required: signedReleases,
        }),
      );
      const maps = await mapsOf(uploaded);
      return publishBuild(db, await shells.expected(), () => build(params.remoto, body.version, files), {
        actor,
        git: body.git,
        statement,
        maps,
      });
    },
    { bodyLimit: LIMIT },
  );
  route(app, registerReleaseCall, registerReleaseSchemas, async ({ params, body, deployToken: actor, request }) => {
    if (params.remoto === SHELL) reject(['El shell se sube entero: no puede vivir en otro origen.']);
    if (signedReleases) reject(['Este servidor pide versiones firmadas, y una de otro origen no se firma: súbela con publish.']);
    const page = new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
    const read = () => fetchBuild({ ...params, ...body, origins: remotes.origins, page });
    return publishBuild(db, await shells.expected(), read, { actor });
  });
}

/** The source maps among the files of a build. */
async function mapsOf(uploaded: readonly UploadedFile[]): Promise<StoredMap[]> {
  const maps = uploaded.filter(({ path }) => SOURCE_MAP.test(path));
  return orReject(() => compressMaps(maps, new Set(uploaded.map(({ path }) => path))));
}
