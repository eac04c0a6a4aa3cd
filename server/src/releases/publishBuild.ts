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
 * Stores a build, with its source maps, unless it clashes with the live versions.
 * @throws HttpProblem 422 for an invalid build or one with conflicts
 */
export async function publishBuild(
  db: Database,
  shells: readonly ShellContract[],
  run: () => Build | Promise<Build>,
  { actor, git = null, statement = null, maps = [] }: Publication,
): Promise<{ version: string; nueva: boolean }> {
  const { nueva: fresh, choques: conflicts } = await check(db, shells, run);
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
