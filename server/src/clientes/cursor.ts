import { fieldProblem } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

/** Where a page of customers ended: the next begins after it, whoever came or went meanwhile. */
export interface Lugar {
  /** In a search, whether those that begin with the text were over. */
  resto: boolean;
  nombreNorm: string;
  id: string;
}

const BYTES_DEL_ID = 16;
/** What fits in the 400 characters of the contract's `Cursor`. */
const BYTES_MAXIMOS = 300;

/** One byte of flags, the id, the name: base64url. A name too long for it is left out (null when read: it has to be looked up). */
export function cursorDe({ resto, nombreNorm, id }: Lugar): string {
  const cabe = 1 + BYTES_DEL_ID + Buffer.byteLength(nombreNorm) <= BYTES_MAXIMOS;
  const marcas = `0${(resto ? 1 : 0) + (cabe ? 0 : 2)}`;
  const nombre = cabe ? Buffer.from(nombreNorm).toString('hex') : '';
  return Buffer.from(marcas + id.replaceAll('-', '') + nombre, 'hex').toString('base64url');
}

/** @throws 400 for what no earlier answer gave */
export function leerCursor(cursor: string): Omit<Lugar, 'nombreNorm'> & { nombreNorm: string | null } {
  const bytes = Buffer.from(cursor, 'base64url');
  const [marcas] = bytes;
  const nombre = bytes.subarray(1 + BYTES_DEL_ID).toString('utf8');
  if (
    marcas === undefined ||
    marcas > 3 ||
    bytes.length < 1 + BYTES_DEL_ID ||
    nombre.includes('\0') ||
    nombre.includes('\uFFFD')
  ) {
    throw fieldProblem(400, 'despues', TEXTOS.cursor);
  }
  const hex = bytes.subarray(1, 1 + BYTES_DEL_ID).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { resto: (marcas & 1) === 1, nombreNorm: (marcas & 2) === 2 ? null : nombre, id };
}
