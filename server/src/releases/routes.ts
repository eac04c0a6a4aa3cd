import {
  checkShellCall,
  promoteReleaseCall,
  publishReleaseCall,
  registerReleaseCall,
  releaseStatusCall,
  reportSectionCall,
  retireReleaseCall,
  rollbackReleaseCall,
} from '@lavanda/shared/contract/calls/releases';
import {
  type BuildOrigin,
  checkShellSchemas,
  promoteReleaseSchemas,
  publishReleaseSchemas,
  registerReleaseSchemas,
  releaseStatusSchemas,
  reportSectionSchemas,
  retireReleaseSchemas,
  rollbackReleaseSchemas,
  type ShellContract,
} from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import type { FastifyInstance } from 'fastify';
import { readSession } from '../auth/sessions.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { type Build, build, fileOf, InvalidBuild, sha256Of } from './build.ts';
import { publicKeyOf } from './deployTokens.ts';
import { findConflicts } from './gate/publishGate.ts';
import { reviewLiveVersions } from './gate/review.ts';
import { goBack, retire } from './goBack.ts';
import { fetchBuild } from './otherOrigin.ts';
import { promote } from './promote.ts';
import { report } from './reports.ts';
import { publishShell } from './shells/publishShell.ts';
import type { Shells } from './shells/shells.ts';
import { SHELL } from './shells/storedShells.ts';
import { compressMaps, SOURCE_MAP, type StoredMap, saveMaps, type UploadedFile } from './sourceMaps.ts';
import { readStatement } from './statement.ts';
import { stateOf } from './status.ts';
import { note, saveBuild } from './storeBuild.ts';

/** Largest upload (a build in base64), bytes. */
const LIMIT = 24 * 1024 * 1024;

/** Uploaded files that aren't stored with a version: the server compresses files itself, and serves no source maps. */
const LEFT_OUT = /\.(br|gz|map)$/;

interface Publication {
  actor: string;
  git?: BuildOrigin | null | undefined;
  statement?: KeptStatement | null;
  maps?: readonly StoredMap[];
}

/** Routes of section releases: the calls of the `release` command, and the reports of browsers. */
export function releaseRoutes(
  app: FastifyInstance,
  db: Database,
  { webDir, publicUrl, remotes, automaticRollback, signedReleases }: Settings,
  shells: Shells,
): void {
  const reports = { db, log: app.log, webDir, automaticRollback, shells };
  const publish = async (run: () => Build | Promise<Build>, { actor, git = null, statement = null, maps = [] }: Publication) => {
    const { nueva: fresh, choques: conflicts } = await check(db, await shells.expected(), run);
    if (conflicts.length > 0) reject(conflicts);
    const mounted = await db.kysely.transaction().execute(async (tx) => {
      const first = await saveBuild(tx, fresh, actor, { git, statement });
      if (first) {
        const detail = fresh.direccion === null ? fresh.version : `${fresh.version} en ${fresh.direccion}`;
        await note(tx, { remoto: fresh.remoto, actor, action: 'publicada', detail });
      }
      await saveMaps(tx, { remote: fresh.remoto, version: fresh.version }, maps);
      return first;
    });
    return { version: fresh.version, nueva: mounted };
  };

  route(app, reportSectionCall, reportSectionSchemas, async ({ body, request }) => {
    const session = await readSession(db, request);
    if (session) app.authorizers.countCall(session);
    await report(reports, session, body);
    return {};
  });
  route(app, checkShellCall, checkShellSchemas, async ({ body }) => ({
    incompatibles: await reviewLiveVersions(db.kysely, body),
  }));
  route(app, releaseStatusCall, releaseStatusSchemas, async ({ params }) => stateOf(db, params.remoto));
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
      return publish(() => build(params.remoto, body.version, files), { actor, git: body.git, statement, maps });
    },
    { bodyLimit: LIMIT },
  );
  route(app, registerReleaseCall, registerReleaseSchemas, async ({ params, body, deployToken: actor, request }) => {
    if (params.remoto === SHELL) reject(['El shell se sube entero: no puede vivir en otro origen.']);
    if (signedReleases) reject(['Este servidor pide versiones firmadas, y una de otro origen no se firma: súbela con publish.']);
    const page = new URL(publicUrl ?? `${request.protocol}://${request.host}`).origin;
    return publish(() => fetchBuild({ ...params, ...body, origins: remotes.origins, page }), { actor });
  });
  route(
    app,
    promoteReleaseCall,
    promoteReleaseSchemas,
    async ({ params: { remoto: remote }, body: { version, ...scope }, deployToken }) => {
      await promote(db, remote, deployToken, version, scope);
      return stateOf(db, remote);
    },
  );
  route(app, retireReleaseCall, retireReleaseSchemas, async ({ params: { remoto: remote }, deployToken }) => {
    await retire(db, remote, deployToken);
    return {};
  });
  route(app, rollbackReleaseCall, rollbackReleaseSchemas, async ({ params: { remoto: remote }, deployToken }) => {
    await goBack(db, remote, deployToken);
    return stateOf(db, remote);
  });
}

/** The source maps among the files of a build. */
async function mapsOf(uploaded: readonly UploadedFile[]): Promise<StoredMap[]> {
  const maps = uploaded.filter(({ path }) => SOURCE_MAP.test(path));
  return orReject(() => compressMaps(maps, new Set(uploaded.map(({ path }) => path))));
}

/**
 * Reads a build and compares it with the live versions.
 * @throws HttpProblem 422 for an invalid build
 */
async function check(db: Database, shells: readonly ShellContract[], run: () => Build | Promise<Build>) {
  return orReject(async () => {
    const fresh = await run();
    return { nueva: fresh, choques: await findConflicts(db.kysely, fresh, shells) };
  });
}

/** @throws HttpProblem 422 with the message of an InvalidBuild that `read` throws */
async function orReject<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InvalidBuild) return reject([error.message]);
    throw error;
  }
}

function reject(conflicts: string[]): never {
  throw new HttpProblem(422, `No se puede publicar: ${conflicts.join(' ')}`, undefined, { choques: conflicts });
}
