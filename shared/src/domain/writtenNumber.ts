import type { Centavos, Thousandths } from './money.ts';

/**
 * Numbers as people write them in Mexico: a point before the decimals, commas that part the thousands. A comma anywhere else may
 * mean either, so it is refused and told, never guessed: '1,500' is one thousand five hundred, '1,50' is nothing.
 */
const WITH_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const CONTINUOUS = /^(\d+\.?\d*|\.\d+)$/;
/** On its way to an amount: the digits of the last thousands are still to come. */
const STARTED = /^\s*\$?\s*[1-9]\d{0,2}(,\d{3})*,$/;

/** What is told of an amount that can't be read. */
export const MALFORMED_AMOUNT =
  'No se entiende la cantidad. Escríbela como 1,500.50 o 1500.50: coma en los miles, punto en los centavos.';

/** The same of kg and pieces, which have no thousands: with three decimals '1,500' could be 1.5 kg. */
export const MALFORMED_QUANTITY = 'No se entiende la cantidad. Escribe los decimales con punto, como 1.5, y sin comas.';

/** '$ 1,500.5' -> '1500.5': digits and at most a point, as many decimals as were written. Null for what isn't an amount. */
export function withoutThousands(text: string): string | null {
  const clean = text.trim().replace(/^\$\s*/, '');
  if (WITH_THOUSANDS.test(clean)) return clean.replaceAll(',', '');
  return CONTINUOUS.test(clean) ? clean : null;
}

function toInteger(number: string | null, decimals: number): number | null {
  if (number === null) return null;
  const [integers = '', fraction = ''] = number.split('.');
  if (fraction.length > decimals) return null;
  const integer = Number(`${integers}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(integer) ? integer : null;
}

/** '1,500', '1,500.50', '1500.5' and '$1,500' -> centavos, exactly. Null for an empty or malformed amount, and beyond the centavo. */
export function parseAmount(text: string): Centavos | null {
  return toInteger(withoutThousands(text), 2);
}

/** '3.35' -> 3350 thousandths, exactly. Null for an empty or malformed quantity, with any comma, and beyond three decimals. */
export function parseQuantity(text: string): Thousandths | null {
  return text.includes(',') ? null : toInteger(withoutThousands(text), 3);
}

/** What to tell of an amount as it stands; null while it reads well, is empty, or has just got the comma of its thousands. */
export function amountFailure(text: string): string | null {
  return text.includes(',') && withoutThousands(text) === null && !STARTED.test(text) ? MALFORMED_AMOUNT : null;
}

/** What to tell of a quantity as it stands; null while it reads well or is empty. */
export function quantityFailure(text: string): string | null {
  return text.includes(',') ? MALFORMED_QUANTITY : null;
}
