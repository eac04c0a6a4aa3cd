import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { type Restore, restoreCommand } from './backUp.ts';
import type { Context } from './command.ts';
import { CommandError } from './command.ts';
import { run } from './commands.ts';

/** A request of the command line to the server, as one line of JSON: the command and the folder in which it was typed. */
interface CallRequest {
  argv: string[];
  folder: string;
}

/**
 * One line of the server's answer: text to print (`tell`), or the end of the command with its error message, null on success.
 */
type CallResponse = { tell: string } | { end: string | null };

/**
 * Path of the Unix socket where the server that holds the embedded database takes commands. Only the data folder's
 * owner can reach it. Null on Windows, where commands need the server stopped.
 */
function socketPath(dataDir: string): string | null {
  return process.platform === 'win32' ? null : join(dataDir, 'admin.sock');
}

/** What the server gives to every command that it runs. `tell` and `folder` differ for each request. */
export type AdminSocketContext = Omit<Context, 'tell' | 'folder'> & { restore: Restore };

/**
 * Starts to accept commands from terminals on the data folder's socket; on Windows does nothing.
 * @returns a function that closes the socket
 * @throws when the socket can't be opened, as with a path of more than about 100 bytes
 */
export async function openAdminSocket(context: AdminSocketContext): Promise<() => void> {
  const path = socketPath(context.settings.dataDir);
  if (path === null) return () => undefined;
  // This process holds the folder's lock, so a socket file that exists was left by a process that has died.
  await rm(path, { force: true });
  const server = createServer((socket) => void serve(socket, context));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return () => void server.close();
}

async function serve(socket: Socket, { restore, ...context }: AdminSocketContext): Promise<void> {
  const respond = (response: CallResponse): void => {
    if (socket.writable) socket.write(`${JSON.stringify(response)}\n`);
  };
  // The terminal may disconnect before the response. Without this listener, the error would end the server.
  socket.on('error', () => undefined);
  const line = await firstLine(socket);
  if (line === null) return;
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
}

/** @returns the request's line, or null when the terminal disconnects without sending one */
function firstLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    linesOf(socket).once('line', resolve);
    socket.once('close', () => resolve(null));
  });
}

/** Reads the socket line by line. Errors that readline repeats are ignored, because the socket has its own error listener. */
function linesOf(socket: Socket): Interface {
  return createInterface({ input: socket }).on('error', () => undefined);
}

/**
 * Has the running server execute a command.
 * @returns null on success, else the error message
 */
export function askServer(dataDir: string, request: CallRequest, tell: (line: string) => void): Promise<string | null> {
  const path = socketPath(dataDir);
  if (path === null) return Promise.resolve('Detén el servidor: en Windows las órdenes necesitan la base cerrada.');
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', (error) => resolve(`El servidor en marcha no recibe órdenes: ${error.message}`));
    socket.once('close', () => resolve('El servidor cerró antes de terminar.'));
    socket.write(`${JSON.stringify(request)}\n`);
    linesOf(socket).on('line', (line) => {
      const response = JSON.parse(line) as CallResponse;
      if ('tell' in response) tell(response.tell);
      else resolve(response.end);
    });
  });
}
