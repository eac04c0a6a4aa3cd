import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open; two processes on one folder would corrupt the database. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`La carpeta de datos ${folder} ya está en uso por ${holder}. Ciérralo o elige otra con DATA_DIR.`);
    this.name = 'FolderInUse';
  }
}

export interface FolderLock {
  close(): void;
}

/**
 * The lock's file. It stays after the lock is freed: if it were deleted, two processes could lock different files of this name.
 */
const FILE = 'en-uso';

/** Offset of the locked byte. It is beyond the file's text because Windows lets no other process read locked bytes. */
const LOCKED_BYTE = 4_096;

/**
 * Locks the folder until `close` or until the process ends, even by SIGKILL. The kernel keeps the lock with the file (fcntl on
 * Linux, LockFileEx on Windows), so it also works between containers. Node itself can't lock files, so `fs-native-extensions`
 * does.
 * @throws FolderInUse naming the holder, or the file system's error
 */
export async function acquireLock(folder: string): Promise<FolderLock> {
  // Imported only here, so that a server on PostgreSQL doesn't depend on the library's native code.
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
