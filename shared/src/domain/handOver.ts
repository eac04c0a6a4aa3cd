import type { Centavos } from './money.ts';
import { isPaid } from './nota.ts';

/** Reasons why a piece wasn't handed over with the others (day.md 4). */
export const MISSING_REASONS = ['proceso', 'no_aparece', 'sin_etiqueta', 'otro'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

const REASON_NAMES = ['Sigue en proceso', 'No aparece', 'Sin etiqueta', 'Otro'] as const;

/** Text of a reason, as users read it. */
export function reasonName(reason: MissingReason): string {
  return REASON_NAMES[MISSING_REASONS.indexOf(reason)] ?? '';
}

/** Longest detail of a reason, characters. */
export const MAX_MISSING_DETAIL = 200;

/** Maximum number of missing pieces that a text names; of further ones it gives the number. */
const NAMED = 3;

/** A piece as its tag describes it. `detalle` is its colour or mark, or ''. */
export interface CountedPiece {
  nombre: string;
  detalle: string;
}

/** Numbers of the tags, from 1 to `total`, that aren't among the handed-over ones, in their order. */
export function missingNumbers(total: number, handedOver: Iterable<number>): number[] {
  const counted = new Set(handedOver);
  return Array.from({ length: total }, (_, index) => index + 1).filter((number) => !counted.has(number));
}

/** Joins several counts of handed-over tag numbers into one list: each number once, in their order, and none above `total`. */
export function joinNumbers(total: number, ...counts: readonly (readonly number[])[]): number[] {
  const counted = new Set(counts.flat());
  return Array.from({ length: total }, (_, index) => index + 1).filter((number) => counted.has(number));
}

/** Number of pieces still to be handed over: all of them before the first hand-over. */
export function pendingPieces(total: number, handedOver: readonly number[] | undefined): number {
  return missingNumbers(total, handedOver ?? []).length;
}

/** Whether each of a nota's pieces was handed over; false for a nota without pieces. */
export function isHandedOver(total: number, handedOver: readonly number[] | undefined): boolean {
  return total > 0 && pendingPieces(total, handedOver) === 0;
}

/** The text about an open nota whose pieces were all handed over: it still has to be closed or paid. @param saldo centavos */
export function unclosedText(saldo: Centavos): string {
  return isPaid(saldo) ? 'Entregada, falta cerrar' : 'Entregada, falta cobrar';
}

/** Writes how many of a nota's pieces were counted: '6 de 7'. */
export function countText(count: number, total: number): string {
  return `${count} de ${total}`;
}

/**
 * Names a piece in a sentence: 'Tintorería - saco' with the detail 'negro' is 'Saco negro', 'Bolsa · Secado por kg' is 'Bolsa'.
 */
export function pieceLabel({ nombre: name, detalle: detail }: CountedPiece): string {
  const thing = (name.split(' · ')[0] ?? '').split(' - ').at(-1)?.trim() || name.trim();
  const capital = thing.charAt(0).toLocaleUpperCase('es') + thing.slice(1);
  return detail.trim() === '' ? capital : `${capital} ${detail.trim()}`;
}

function names(pieces: readonly CountedPiece[], missing: readonly number[]): string {
  const named = missing.slice(0, NAMED).map((number) => {
    const piece = pieces[number - 1];
    return piece ? pieceLabel(piece) : '';
  });
  const others = missing.length - named.length;
  return others > 0 ? `${named.join(', ')} y ${others} más` : named.join(', ');
}

/** Text about the missing pieces: 'Falta Saco negro', 'Faltan 2: Saco negro, Camisa blanca'; '' when none is missing. */
export function missingText(pieces: readonly CountedPiece[], handedOver: readonly number[]): string {
  const missing = missingNumbers(pieces.length, handedOver);
  if (missing.length === 0) return '';
  return missing.length === 1 ? `Falta ${names(pieces, missing)}` : `Faltan ${missing.length}: ${names(pieces, missing)}`;
}

/** Text of the trail about a nota's hand-over: '6 de 7, falta Saco negro'; '' when no piece was handed over. */
export function handOverText(pieces: readonly CountedPiece[], handedOver: readonly number[]): string {
  if (handedOver.length === 0) return '';
  const missing = missingText(pieces, handedOver);
  const count = countText(joinNumbers(pieces.length, handedOver).length, pieces.length);
  return missing === '' ? count : `${count}, ${missing.charAt(0).toLowerCase()}${missing.slice(1)}`;
}

/** Whether `reason` is meaningless without its detail. */
export function needsDetail(reason: MissingReason): boolean {
  return reason === 'otro';
}

/**
 * A reason with its detail, such as 'Sigue en proceso. Mancha en la solapa'; for 'otro' only the detail, if it has one.
 * @param reason as in the contract; '' and reasons that only a newer server has give only the detail
 */
export function reasonText(reason: string, detail: string): string {
  const known = MISSING_REASONS.find((one) => one === reason);
  const name = known === undefined || (needsDetail(known) && detail !== '') ? '' : reasonName(known);
  return [name, detail].filter((part) => part !== '').join('. ');
}
