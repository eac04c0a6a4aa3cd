import type { BuildOrigin } from '@lavanda/shared/contract/schemas/releases';
import type { Database } from '../../db/connection.ts';
import type { BuildFile } from '../build.ts';
import { orReject, reject } from '../refusal.ts';
import { note, noteUse } from '../storeBuild.ts';
import { addressConflicts, shellBuild } from './shellBuild.ts';
import { SHELL, saveShell } from './storedShells.ts';

/**
 * Stores a build of the shell, without giving it to any user. One that is stored already expires as if it were new.
 * @returns its version; `nueva` is false when that was stored already
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
    else await noteUse(tx, SHELL, [shell.version]);
    return first;
  });
  return { version: shell.version, nueva: isNew };
}
