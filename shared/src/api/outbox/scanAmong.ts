import type { Nota, ScanAnswer } from '../../contract/schemas/sales.ts';
import { parseScan, type ScannedCode } from '../../domain/scan.ts';

/** Maximum number of notas in an answer, the same as the server's limit. */
const MAX_MATCHES = 8;

/** Digits that may follow a clave that was typed only in part. */
const DIGITS = /^\d*$/;

function isMatch({ clave = '', folio }: Nota, code: ScannedCode): boolean {
  if (code.kind === 'ticket') return false;
  if (code.kind === 'folio') return folio === code.folio;
  if (code.pieza !== null || !clave.startsWith(code.clave)) return clave === code.clave;
  return DIGITS.test(clave.slice(code.clave.length));
}

/**
 * Finds the notas of a scanned or typed code without the server: first the nota with exactly that clave, then the newest. A
 * ticket's address finds none.
 */
export function scanAmong(text: string, notas: readonly Nota[]): ScanAnswer {
  const code = parseScan(text);
  if (!code) return { results: [], pieza: null };
  const exact = ({ clave }: Nota) => (code.kind === 'clave' && clave === code.clave ? 0 : 1);
  const results = notas
    .filter((nota) => isMatch(nota, code))
    .sort((one, other) => exact(one) - exact(other) || other.fecha.localeCompare(one.fecha) || other.folio - one.folio)
    .slice(0, MAX_MATCHES);
  return { results, pieza: code.kind === 'ticket' ? null : code.pieza };
}
