import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1024 * 1024;

/** A small tmpfs that the test can fill; on a machine that refuses to mount one, a plain folder that is never filled. */
export class Disk {
  folder = mkdtempSync(join(tmpdir(), 'lavanda-faults-'));
  /** Whether `folder` is a mounted disk, so that the test can fill it. */
  isMounted;

  /** @param {number} megabytes */
  constructor(megabytes) {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`];
    this.isMounted = spawnSync('mount', [...options, 'lavanda', this.folder]).status === 0;
  }

  get #filler() {
    return join(this.folder, 'filler');
  }

  /** Fills the disk until at most `left` bytes are left. */
  async fill(left) {
    const { bavail, bsize } = await statfs(this.folder);
    const fd = openSync(this.#filler, 'w');
    const chunk = Buffer.alloc(MB);
    try {
      for (let missing = bavail * bsize - left; missing > 0; ) missing -= writeSync(fd, chunk, 0, Math.min(MB, missing));
    } catch (error) {
      // The database may write at the same time, so the disk can be full before this file has its size.
      if (error.code !== 'ENOSPC') throw error;
    }
    closeSync(fd);
  }

  free() {
    rmSync(this.#filler, { force: true });
  }

  close() {
    if (this.isMounted) spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
