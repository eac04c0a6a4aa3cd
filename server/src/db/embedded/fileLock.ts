import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has the folder open; two on one folder would corrupt it. */
export class FolderInUse extends Error {
  constructor(folder: string, actor: string) {
    super(`La carpeta de datos ${folder} ya está en uso por ${actor}. Ciérralo o elige otra con DATA_DIR.`);
    this.name = 'CarpetaOcupada';
  }
}

/**
 * Locks the folder with a socket named after its real path; the kernel frees it when the process ends. Connecting to it
 * tells which process holds it. @throws FolderInUse
 */
export async function acquireLock(folder: string): Promise<Server> {
  const real = await realpath(folder);
  const address = addressOf(real);
  const release = await listen(address);
  if (release) return release;
  const actor = await ask(address);
  if (actor !== null) throw new FolderInUse(folder, actor);
  // Where sockets are files, a process that died leaves its file behind.
  if (!address.startsWith('\0')) await rm(address, { force: true });
  const second = await listen(address);
  if (!second) throw new FolderInUse(folder, 'otro proceso');
  return second;
}

function addressOf(realFolder: string): string {
  const name = `lavanda-${createHash('sha256').update(realFolder).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** The listening server, or null when the address is taken. */
function listen(address: string): Promise<Server | null> {
  const start = new Date().toISOString();
  return new Promise((ready, failure) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`el proceso ${process.pid} (desde ${start})`);
    });
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? ready(null) : failure(error)));
    server.listen(address, () => {
      server.unref();
      ready(server);
    });
  });
}

function ask(address: string): Promise<string | null> {
  return new Promise((ready) => {
    let text = '';
    const socket = connect(address);
    socket.setTimeout(2_000, () => {
      socket.destroy();
      ready('otro proceso');
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => ready(text || 'otro proceso'));
    socket.on('error', () => ready(null));
  });
}
