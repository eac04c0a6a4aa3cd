import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const FILE_LOCK = 'package-lock.json';

/**
 * Eight hex digits that identify what a remote is built from: its sources, the `shared` files it may bundle, its build
 * configuration and the lock file. Two versions of a remote in one page need different digests, or the second would
 * receive the first one's chunks.
 */
export function sourcesDigest(folder: string): string {
  const sum = createHash('sha256');
  const note = (root: string, paths: string[]) => {
    for (const path of paths.toSorted()) {
      const file = join(root, path);
      if (statSync(file).isFile()) sum.update(path).update(new Uint8Array(readFileSync(file)));
    }
  };
  note(folder, readdirSync(folder));
  const fileLock = lockFolder(folder);
  if (fileLock !== undefined) note(fileLock, [FILE_LOCK]);
  for (const root of [join(folder, 'src'), dirname(require.resolve('@lavanda/shared'))])
    note(root, readdirSync(root, { recursive: true }).map(String));
  return sum.digest('hex').slice(0, 8);
}

/** The nearest folder with a lock file: the remote's own, or its repository's. */
function lockFolder(folder: string): string | undefined {
  if (existsSync(join(folder, FILE_LOCK))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : lockFolder(above);
}
