import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Restore, restoreCommand } from './backUp.ts';
import type { Context } from './command.ts';
import { CommandError } from './command.ts';
import { run } from './commands.ts';

/** What the command line sends, a line of JSON. */
interface CallRequest {
  argv: string[];
  folder: string;
}

/** What it is answered with, a line each: something to print, or the end. */
type CallResponse = { tell: string } | { end: string | null };

/**
 * Where the server that holds the embedded database takes orders: a socket in the data folder, which only its owner can enter. Windows has no such
 * sockets: there the server is stopped first.
 */
function address(dataDir: string): string | null {
  return process.platform === 'win32' ? null : join(dataDir, 'admin.sock');
}

/** What the orders that come in work with. */
export type AdminSocketContext = Omit<Context, 'tell' | 'folder'> & { restore: Restore };

/** Takes orders until closed; those under way still get their answer. @throws when the socket can't be made (a path of more than about 100 characters) */
export async function openAdminSocket(context: AdminSocketContext): Promise<() => void> {
  const path = address(context.settings.dataDir);
  if (path === null) return () => undefined;
  // The lock of the folder is held: whoever made this file is gone.
  await rm(path, { force: true });
  const server = createServer((socket) => void route(socket, context));
  await new Promise<void>((ready, error) => {
    server.once('error', error);
    server.listen(path, ready);
  });
  await chmod(path, 0o600);
  return () => void server.close();
}

async function route(socket: Socket, { restore, ...context }: AdminSocketContext): Promise<void> {
  const respond = (response: CallResponse): void => {
    if (socket.writable) socket.write(`${JSON.stringify(response)}\n`);
  };
  // Who asked may leave before the answer.
  socket.on('error', () => undefined);
  for await (const line of createInterface({ input: socket })) {
    try {
      const { argv, folder } = JSON.parse(line) as CallRequest;
      const tell = (text: string): void => respond({ tell: text });
      if (argv[0] === 'restaurar') await restoreCommand({ folder, tell }, argv[1], restore);
      else await run({ ...context, folder, tell }, argv);
      respond({ end: null });
    } catch (error) {
      respond({ end: error instanceof CommandError ? error.message : `No se pudo: ${String(error)}` });
    }
    socket.end();
    return;
  }
}

/** Has the running server do the order. @returns null when it was done, else why not */
export function askServer(dataDir: string, request: CallRequest, tell: (line: string) => void): Promise<string | null> {
  const path = address(dataDir);
  if (path === null) return Promise.resolve('Detén el servidor: en Windows las órdenes necesitan la base cerrada.');
  return new Promise((ready) => {
    const socket = connect(path);
    socket.once('error', (error) => ready(`El servidor en marcha no recibe órdenes: ${error.message}`));
    socket.once('close', () => ready('El servidor cerró antes de terminar.'));
    socket.write(`${JSON.stringify(request)}\n`);
    createInterface({ input: socket }).on('line', (line) => {
      const response = JSON.parse(line) as CallResponse;
      if ('tell' in response) tell(response.tell);
      else ready(response.end);
    });
  });
}
