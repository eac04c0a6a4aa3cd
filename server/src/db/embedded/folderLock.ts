import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open; two on one folder would corrupt it. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`La carpeta de datos ${folder} ya está en uso por ${holder}. Ciérralo o elige otra con DATA_DIR.`);
    this.name = 'CarpetaOcupada';
  }
}

export interface FolderLock {
  close(): void;
}

/** The lock's file. It stays when the lock is freed: deleting it would let two processes lock two files of one name. */
const FILE = 'en-uso';

/** The locked byte, beyond the text: Windows refuses to read locked bytes. */
const LOCKED_BYTE = 4_096;

/**
 * Locks the folder for this process until `close` or its end, even by SIGKILL. The kernel keeps the lock with the file
 * (fcntl, LockFileEx), so it also holds between containers, whose networks and process ids are apart. Node has no such
 * call; this library brings it built for every system, through N-API, which any version of Node loads.
 * @throws FolderInUse naming the holder, or the file system's error
 */
export async function acquireLock(folder: string): Promise<FolderLock> {
  // Loaded on use, so that a server with PostgreSQL depends on no native code of it.
  const { tryLock } = await import('fs-native-extensions');
  const path = join(folder, FILE);
  const fd = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!tryLock(fd, LOCKED_BYTE, 1)) throw new FolderInUse(folder, readFileSync(path, 'utf8') || 'otro proceso');
    ftruncateSync(fd);
    writeSync(fd, `el proceso ${process.pid} (desde ${new Date().toISOString()}, en el equipo ${hostname()})`, 0);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return { close: () => closeSync(fd) };
}
