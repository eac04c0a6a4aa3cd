import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1024 * 1024;

/** A small tmpfs that can be filled, or a plain folder where mounting isn't allowed. */
export class Disco {
  folder = mkdtempSync(join(tmpdir(), 'lavanda-fallas-'));
  /** Whether it is a mounted disk, which can be filled. */
  ownOne;

  /** @param {number} megas */
  constructor(megas) {
    this.ownOne = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megas}m,mode=0755`, 'lavanda', this.folder]).status === 0;
  }

  get #relleno() {
    return join(this.folder, 'relleno');
  }

  /** Fills the disk until at most `free` bytes are left. */
  async fill(free) {
    const { bavail, bsize } = await statfs(this.folder);
    const fd = openSync(this.#relleno, 'w');
    const chunk = Buffer.alloc(MB);
    try {
      for (let missing = bavail * bsize - free; missing > 0; ) missing -= writeSync(fd, chunk, 0, Math.min(MB, missing));
    } catch (error) {
      // Another process filled the rest.
      if (error.code !== 'ENOSPC') throw error;
    }
    closeSync(fd);
  }

  clear() {
    rmSync(this.#relleno, { force: true });
  }

  close() {
    if (this.ownOne) spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
