import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1024 * 1024;

/** A folder that is a disk of its own, small enough to be filled; where none can be mounted, a folder like any other. */
export class Disco {
  carpeta = mkdtempSync(join(tmpdir(), 'lavanda-fallas-'));
  /** Whether it can be filled. */
  propio;

  /** @param {number} megas */
  constructor(megas) {
    this.propio = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megas}m,mode=0755`, 'lavanda', this.carpeta]).status === 0;
  }

  get #relleno() {
    return join(this.carpeta, 'relleno');
  }

  /** Leaves no more than `libres` bytes. */
  async llenar(libres) {
    const { bavail, bsize } = await statfs(this.carpeta);
    const fd = openSync(this.#relleno, 'w');
    const trozo = Buffer.alloc(MB);
    try {
      for (let faltan = bavail * bsize - libres; faltan > 0; ) faltan -= writeSync(fd, trozo, 0, Math.min(MB, faltan));
    } catch (error) {
      // Whoever writes beside it filled the rest.
      if (error.code !== 'ENOSPC') throw error;
    }
    closeSync(fd);
  }

  vaciar() {
    rmSync(this.#relleno, { force: true });
  }

  cerrar() {
    if (this.propio) spawnSync('umount', ['-l', this.carpeta]);
    rmSync(this.carpeta, { recursive: true, force: true });
  }
}
