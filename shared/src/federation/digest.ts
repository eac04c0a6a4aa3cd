import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const LOCK_FILE = 'package-lock.json';

/** Folders of the built `shared` that no remote bundles: helpers for tests, and the npm packages that teams install. */
const NOT_BUNDLED = /^(testing|kit)[\\/]/;

/**
 * Eight hex digits that identify a build's input: sources, bundled `shared` files, configuration and lock file. If two different
 * versions had the same digest, a page that loads both would mix up their chunks.
 */
export function sourcesDigest(folder: string): string {
  const hash = createHash('sha256');
  const note = (root: string, paths: string[]) => {
    for (const path of paths.toSorted()) {
      const file = join(root, path);
      if (statSync(file).isFile()) hash.update(path).update(new Uint8Array(readFileSync(file)));
    }
  };
  note(folder, readdirSync(folder));
  const locked = lockFolder(folder);
  if (locked !== undefined) note(locked, [LOCK_FILE]);
  const sources = join(folder, 'src');
  note(sources, filesIn(sources));
  const kit = dirname(require.resolve('@lavanda/shared'));
  note(
    kit,
    filesIn(kit).filter((path) => !NOT_BUNDLED.test(path)),
  );
  return hash.digest('hex').slice(0, 8);
}

const filesIn = (root: string) => readdirSync(root, { recursive: true }).map(String);

/** The nearest folder with a lock file: the remote's own folder, or one above it; undefined without any. */
function lockFolder(folder: string): string | undefined {
  if (existsSync(join(folder, LOCK_FILE))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : lockFolder(above);
}
