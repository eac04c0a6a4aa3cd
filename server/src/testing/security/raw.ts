import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to the server at `url`, for what no client of HTTP would send. */
export async function connectRaw(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // What the server does to it is read from what came and from `fin`.
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves when the connection is over: closed, or reset, which is what a server's closing is to who was still sending. */
export function end(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends `texto` as it is and answers all that comes until the server closes, or half a second after it said nothing more. */
export async function raw(url: string, text: string): Promise<string> {
  const socket = await connectRaw(url);
  const chunks: string[] = [];
  socket.setTimeout(500, () => socket.destroy());
  socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString('latin1')));
  socket.write(text, 'utf8');
  await end(socket);
  return chunks.join('');
}
