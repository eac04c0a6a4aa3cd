import type { ListedNota, ScanAnswer } from '@lavanda/shared/contract/schemas/sales';
import { parseScan } from '@lavanda/shared/domain/scan';

/** A nota that this user opened by a scan or from 'Escanear' since the page was loaded. */
export interface SeenNota {
  nota: ListedNota;
  pieza: number | null;
  moment: Date;
}

/** Maximum number of notas under 'Últimas'. */
const MAX_SEEN = 5;

/** Adds `latest` to the notas that were opened last. They come newest first, and each nota only once. */
export function withSeen(seen: readonly SeenNota[], latest: SeenNota): SeenNota[] {
  return [latest, ...seen.filter(({ nota }) => nota._id !== latest.nota._id)].slice(0, MAX_SEEN);
}

/** The nota that a scanned code stands for: the first match if it has the code's clave or is the only match; else null. */
export function notaOf(code: string, { results }: ScanAnswer): ListedNota | null {
  const [first, second] = results;
  if (!first) return null;
  const scanned = parseScan(code);
  const isExact = scanned?.kind === 'clave' && first.clave === scanned.clave;
  return second === undefined || isExact ? first : null;
}

/** The typed beginning of a nota's clave; '' when the whole clave was typed, or the nota was found in another way. */
export function markedPart({ clave = '' }: ListedNota, typed: string): string {
  const scanned = parseScan(typed);
  if (scanned?.kind !== 'clave') return '';
  return clave !== scanned.clave && clave.startsWith(scanned.clave) ? scanned.clave : '';
}

/** Path that opens a nota at the counter. */
export function pathOf({ _id }: ListedNota): string {
  return `/app/pos/${_id}`;
}

/** Path of the section in which a nota is found by its cliente's name. */
export function searchPath(permissions: readonly string[]): string {
  return permissions.includes('ventas') ? '/app/ventas' : '/app/activos';
}
