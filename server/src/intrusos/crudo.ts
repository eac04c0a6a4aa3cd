import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection to the server at `url`, for what no client of HTTP would send. */
export async function conectar(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // What the server does to it is read from what came and from `fin`.
  socket.on('error', () => undefined);
  return socket;
}

/** Resolves when the connection is over: closed, or reset, which is what a server's closing is to who was still sending. */
export function fin(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

/** Sends `texto` as it is and answers all that comes until the server closes, or half a second after it said nothing more. */
export async function crudo(url: string, texto: string): Promise<string> {
  const socket = await conectar(url);
  const trozos: string[] = [];
  socket.setTimeout(500, () => socket.destroy());
  socket.on('data', (trozo: Buffer) => trozos.push(trozo.toString('latin1')));
  socket.write(texto, 'utf8');
  await fin(socket);
  return trozos.join('');
}
