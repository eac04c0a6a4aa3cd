import { parseClave } from './clave.ts';

/** A code that was scanned, or typed instead. `pieza` is the number of a tag, from 1; null when the code names no tag. */
export type ScannedCode =
  | { kind: 'clave'; clave: string; pieza: number | null }
  | { kind: 'folio'; folio: number; pieza: number | null }
  | { kind: 'ticket'; token: string };

const TICKET = /\/t\/([A-Za-z0-9_-]{32})\/?$/;
const PIECE = /^(.*\d)\.([1-9]\d{0,2})$/;
const FOLIO = /^[1-9]\d{0,11}$/;
/** Code on the tag of a nota without a clave. The letters at its beginning distinguish it from codes of digits alone. */
const TAG_FOLIO = /^FOLIO([1-9]\d{0,11})(?:\.([1-9]\d{0,2}))?$/i;

/** Characters that a scanner set to a US keyboard types on a Latin American computer, with the character that each one means. */
const LATIN_AMERICAN: Readonly<Record<string, string>> = { '-': '/', "'": '-', '?': '_' };

function ticketToken(text: string): string | null {
  const asUS = text.replace(/[-'?]/g, (key) => LATIN_AMERICAN[key] ?? key);
  return (TICKET.exec(text) ?? TICKET.exec(asUS))?.[1] ?? null;
}

/** The text in a tag's QR: 'B355.2' is the second piece of the nota B355. */
export function pieceCode(clave: string, pieza: number): string {
  return `${clave}.${pieza}`;
}

/** The text in the QR of a tag whose nota has no clave: 'FOLIO10483.2'. */
export function folioPieceCode(folio: number, pieza: number): string {
  return `FOLIO${folio}.${pieza}`;
}

/**
 * Reads a scanned or typed text: the address in a ticket's QR, a tag's 'B355.2' or 'FOLIO10483.2', a clave or a folio.
 * @returns null when it is none of these
 */
export function parseScan(text: string): ScannedCode | null {
  const plain = text.trim();
  const token = ticketToken(plain);
  if (token !== null) return { kind: 'ticket', token };
  if (FOLIO.test(plain)) return { kind: 'folio', folio: Number(plain), pieza: null };
  const [, folio, piece] = TAG_FOLIO.exec(plain) ?? [];
  if (folio !== undefined) return { kind: 'folio', folio: Number(folio), pieza: piece === undefined ? null : Number(piece) };
  const [, head = plain, number] = PIECE.exec(plain) ?? [];
  const clave = parseClave(head);
  return clave === null ? null : { kind: 'clave', clave, pieza: number === undefined ? null : Number(number) };
}
