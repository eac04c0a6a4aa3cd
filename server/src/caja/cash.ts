import type { CashCount } from '@lavanda/shared/contract/schemas/caja';
import { cashOf, DENOMINATIONS } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos, pesosToCentavos } from '@lavanda/shared/domain/money';
import type { StoredDenomination } from '../db/tables/caja.ts';
import { fieldProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/**
 * Converts pesos to centavos.
 * @throws HttpProblem 422 naming the field, for more than 2 decimals
 */
export function parsePesos(field: string, pesos: number): Centavos {
  const centavos = pesosToCentavos(pesos);
  if (centavos === null) throw fieldProblem(422, field, TEXTS.twoDecimals);
  return centavos;
}

export interface CountedCash {
  total: Centavos;
  /** Null when the cashier entered only the total. */
  denominations: StoredDenomination[] | null;
}

/**
 * Checks and converts a count of cash.
 * @throws HttpProblem 422 naming the field, for unknown or repeated denominations, a total that differs from their sum, more than
 * 2 decimals, or a count with neither denominations nor a total
 */
export function parseCash({ denominaciones: sent, total }: CashCount): CountedCash {
  const byHand = total === undefined ? null : parsePesos('efectivo.total', total);
  if (sent === undefined) {
    if (byHand === null) throw fieldProblem(422, 'efectivo', TEXTS.withoutCount);
    return { total: byHand, denominations: null };
  }
  const denominations = sent.map(({ denominacion: pesos, cantidad: pieces }, i) => {
    const field = `efectivo.denominaciones[${i}].denominacion`;
    const value = parsePesos(field, pesos);
    if (!DENOMINATIONS.includes(value)) throw fieldProblem(422, field, TEXTS.denomination);
    return { denominacion: value, cantidad: pieces };
  });
  const values = new Set(denominations.map(({ denominacion: value }) => value));
  if (values.size < denominations.length) throw fieldProblem(422, 'efectivo.denominaciones', TEXTS.repeatedDenomination);
  const counted = cashOf(denominations);
  if (byHand !== null && byHand !== counted) throw fieldProblem(422, 'efectivo.total', TEXTS.totalMismatch);
  return { total: counted, denominations };
}

/** Converts stored denominations from centavos to the pesos of the API. */
export function denominationsToPesos(stored: StoredDenomination[] | null): StoredDenomination[] | null {
  return (
    stored?.map(({ denominacion: value, cantidad: pieces }) => ({ denominacion: centavosToPesos(value), cantidad: pieces })) ??
    null
  );
}
