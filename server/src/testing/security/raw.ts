import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Opens a raw connection to the server at `url`, to send what no HTTP client would. */
export async function connectRaw(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // Errors are ignored: tests check the received data and `end`.
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves when the connection is closed or reset. A client that still sends when the server closes sees a reset. */
export function end(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends `text` as it is. @returns everything received until the server closes or is silent for half a second */
export async function raw(url: string, text: string): Promise<string> {
  const socket = await connectRaw(url);
  const chunks: string[] = [];
  socket.setTimeout(500, () => socket.destroy());
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString('latin1')));
  socket.write(text, 'utf8');
  await end(socket);
  return chunks.join('');
}
