import { fieldProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** The last cliente of a page. The next page starts after it, even if clientes were added or removed since. */
export interface Place {
  /** Whether the cliente is in the second group of a search: its name doesn't begin with the text (`searchCustomers`). */
  resto: boolean;
  nombreNorm: string;
  id: string;
}

const ID_BYTES = 16;
/** Longest cursor, bytes: as base64url it fits in the 400 characters of the contract's `Cursor`. */
const MAX_BYTES = 300;

/** Writes a cursor: one byte of flags, the id and the name. A name that is too long is left out; `listClientes` looks it up. */
export function cursorOf({ resto: rest, nombreNorm: normalizedName, id }: Place): string {
  const fits = 1 + ID_BYTES + Buffer.byteLength(normalizedName) <= MAX_BYTES;
  const marks = `0${(rest ? 1 : 0) + (fits ? 0 : 2)}`;
  const name = fits ? Buffer.from(normalizedName).toString('hex') : '';
  return Buffer.from(marks + id.replaceAll('-', '') + name, 'hex').toString('base64url');
}

/**
 * Reads a cursor. The name is null when it was left out.
 * @throws HttpProblem 400 when this server can't have written the cursor
 */
export function parseCursor(cursor: string): Omit<Place, 'nombreNorm'> & { nombreNorm: string | null } {
  const bytes = Buffer.from(cursor, 'base64url');
  const [marks] = bytes;
  const name = bytes.subarray(1 + ID_BYTES).toString('utf8');
  if (marks === undefined || marks > 3 || bytes.length < 1 + ID_BYTES || name.includes('\0') || name.includes('\uFFFD')) {
    throw fieldProblem(400, 'despues', TEXTS.cursor);
  }
  const hex = bytes.subarray(1, 1 + ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { resto: (marks & 1) === 1, nombreNorm: (marks & 2) === 2 ? null : name, id };
}
