import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

declare module 'node:zlib' {
  /** Node 20.15: CRC-32 of the data, going on from another. */
  export function crc32(datos: Uint8Array, valor?: number): number;
}

const desinflar = promisify(deflateRaw);

/** The best: what is compressed again after a change is little. */
const NIVEL = 9;
/** How far back deflate looks, bytes. */
const VENTANA = 32 * 1024;

/** Magic number, deflate, no flags, no time, the most compressed, system unknown (RFC 1952, 2.3). */
const CABEZA = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** An empty last block (RFC 1951, 3.2.6). */
const FIN = Uint8Array.from([3, 0]);

interface Comprimido {
  antes: Uint8Array | null;
  cuerpo: Uint8Array;
}

/** By the piece's own buffer: one that is kept is compressed once. */
const comprimidos = new WeakMap<Uint8Array, Comprimido>();

async function comprimirTrozo(trozo: Uint8Array, antes: Uint8Array | null): Promise<Uint8Array> {
  const hecho = comprimidos.get(trozo);
  if (hecho && hecho.antes === antes) return hecho.cuerpo;
  const opciones = { level: NIVEL, finishFlush: constants.Z_SYNC_FLUSH };
  const cuerpo = new Uint8Array(await desinflar(trozo, antes ? { ...opciones, dictionary: antes.subarray(-VENTANA) } : opciones));
  comprimidos.set(trozo, { antes, cuerpo });
  return cuerpo;
}

/**
 * One gzip file of the pieces in a row. Each is compressed apart, up to a byte's end, and may repeat what the one before it says: after a change only
 * the piece that changed and the next are compressed again.
 */
export async function gzipDeTrozos(todos: readonly Uint8Array[]): Promise<Buffer> {
  // The checksum of no bytes after others is not theirs but 0.
  const trozos = todos.filter(({ length }) => length > 0);
  const cuerpos = await Promise.all(trozos.map((trozo, indice) => comprimirTrozo(trozo, trozos[indice - 1] ?? null)));
  const cola = Buffer.alloc(8);
  cola.writeUInt32LE(
    trozos.reduce((suma, trozo) => crc32(trozo, suma), 0),
    0,
  );
  cola.writeUInt32LE(trozos.reduce((bytes, trozo) => bytes + trozo.length, 0) % 2 ** 32, 4);
  return Buffer.concat([CABEZA, ...cuerpos, FIN, new Uint8Array(cola.buffer)]);
}
