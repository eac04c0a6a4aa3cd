import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { NOT_SERVED } from '../build.ts';
import { parseContract } from '../gate/contract.ts';
import { HASHED_FILE, type StoredShell } from './storedShells.ts';

/** A build of the shell. */
export interface Shell {
  version: string;
  /** The shell's contract with sections; null when its build has none. */
  contract: ShellContract | null;
  /** Content of its index.html, with the placeholders that `Page` fills. */
  page: string;
}

/** The shell that comes with the server. It is read again when its build changes, and then used once `onChange` has ended. */
export class OwnShell {
  readonly #dist: string;
  readonly #onChange: (shell: StoredShell) => Promise<void>;
  #shell: Promise<Shell> | null = null;
  #modified = 0;

  constructor(webDir: string, onChange: (shell: StoredShell) => Promise<void>) {
    this.#dist = join(webDir, 'shell', 'dist');
    this.#onChange = onChange;
  }

  /** The shell as it is built now; null when it isn't built. */
  async current(): Promise<Shell | null> {
    const { mtimeMs } = await stat(join(this.#dist, 'index.html')).catch(() => ({ mtimeMs: null }));
    if (mtimeMs === null) return null;
    if (mtimeMs !== this.#modified || this.#shell === null) {
      this.#modified = mtimeMs;
      this.#shell = this.#read();
    }
    return this.#shell;
  }

  async #read(): Promise<Shell> {
    try {
      const [page, contract, names] = await Promise.all([
        readFile(join(this.#dist, 'index.html'), 'utf8'),
        readFile(join(this.#dist, 'contrato.json'), 'utf8').catch(() => ''),
        readdir(this.#dist, { recursive: true }),
      ]);
      const paths = names
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => HASHED_FILE.test(path) && !NOT_SERVED.test(path))
        .toSorted();
      const digest = createHash('sha256')
        .update([...paths, contract].join('\n'))
        .digest('hex');
      const shell = { version: `construccion-${digest.slice(0, 8)}`, contract: parseContract(contract), page };
      await this.#onChange({
        ...shell,
        paths,
        read: (path) => readFile(join(this.#dist, path)),
      });
      return shell;
    } catch (error) {
      this.#modified = 0;
      throw error;
    }
  }
}
