import type { BuildOrigin } from '@lavanda/shared/contract/schemas/releases';
import type { Database } from '../../db/connection.ts';
import type { BuildFile } from '../build.ts';
import { orReject, reject } from '../refusal.ts';
import { note } from '../storeBuild.ts';
import { addressConflicts, shellBuild } from './shellBuild.ts';
import { SHELL, saveShell } from './storedShells.ts';

/**
 * Stores a build of the shell; no user receives it yet.
 * @throws HttpProblem 422 saying what is wrong with the build
 */
export async function publishShell(
  db: Database,
  version: string,
  files: readonly BuildFile[],
  { actor, git }: { actor: string; git: BuildOrigin | undefined },
): Promise<{ version: string; nueva: boolean }> {
  const shell = await orReject(async () => shellBuild(version, files));
  const conflicts = await addressConflicts(db, files);
  if (conflicts.length > 0) reject(conflicts);
  const isNew = await db.kysely.transaction().execute(async (tx) => {
    const first = await saveShell(tx, shell, actor, git);
    if (first) await note(tx, { remoto: SHELL, actor, action: 'publicada', detail: shell.version });
    return first;
  });
  return { version: shell.version, nueva: isNew };
}
