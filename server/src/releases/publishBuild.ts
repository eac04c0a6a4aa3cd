import type { BuildOrigin, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import type { Database } from '../db/connection.ts';
import type { Build } from './build.ts';
import { findConflicts } from './gate/publishGate.ts';
import { orReject, reject } from './refusal.ts';
import { type StoredMap, saveMaps } from './sourceMaps.ts';
import { note, saveBuild } from './storeBuild.ts';

interface Publication {
  actor: string;
  git?: BuildOrigin | null | undefined;
  statement?: KeptStatement | null;
  maps?: readonly StoredMap[];
}

/**
 * Checks a build and stores it with its source maps.
 * @returns its version; `nueva` is false when that version was stored already
 * @throws HttpProblem 422 for an invalid build or one with conflicts
 */
export async function publishBuild(
  db: Database,
  shells: readonly ShellContract[],
  read: () => Build | Promise<Build>,
  { actor, git = null, statement = null, maps = [] }: Publication,
): Promise<{ version: string; nueva: boolean }> {
  const { build, conflicts } = await check(db, shells, read);
  if (conflicts.length > 0) reject(conflicts);
  const isNew = await db.kysely.transaction().execute(async (tx) => {
    const isFirst = await saveBuild(tx, build, actor, { git, statement });
    if (isFirst) {
      const detail = build.direccion === null ? build.version : `${build.version} en ${build.direccion}`;
      await note(tx, { remoto: build.remoto, actor, action: 'publicada', detail });
    }
    await saveMaps(tx, { remote: build.remoto, version: build.version }, maps);
    return isFirst;
  });
  return { version: build.version, nueva: isNew };
}

/**
 * Reads a build and finds its conflicts.
 * @throws HttpProblem 422 for an invalid build
 */
async function check(db: Database, shells: readonly ShellContract[], read: () => Build | Promise<Build>) {
  return orReject(async () => {
    const build = await read();
    return { build, conflicts: await findConflicts(db.kysely, build, shells) };
  });
}
