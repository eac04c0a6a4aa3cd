import type { Centavos, Thousandths } from './money.ts';

/**
 * Mexican number format: point for decimals, comma for thousands. A comma anywhere else is ambiguous and is refused:
 * '1,500' is one thousand five hundred, '1,50' is an error.
 */
const WITH_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const WITHOUT_COMMAS = /^(\d+\.?\d*|\.\d+)$/;
/** An amount still being typed: its last comma has no digits after it yet. */
const STARTED = /^\s*\$?\s*[1-9]\d{0,2}(,\d{3})*,$/;

export const MALFORMED_AMOUNT =
  'No se entiende la cantidad. Escríbela como 1,500.50 o 1500.50: coma en los miles, punto en los centavos.';

/** Message for a quantity with a comma. Commas are refused, because with three decimals '1,500' could mean 1.5 kg. */
export const MALFORMED_QUANTITY = 'No se entiende la cantidad. Escribe los decimales con punto, como 1.5, y sin comas.';

/** Reduces an amount to digits and at most one point: '$ 1,500.5' -> '1500.5'. @returns null when it isn't an amount */
export function withoutThousands(text: string): string | null {
  const clean = text.trim().replace(/^\$\s*/, '');
  if (WITH_THOUSANDS.test(clean)) return clean.replaceAll(',', '');
  return WITHOUT_COMMAS.test(clean) ? clean : null;
}

function toInteger(number: string | null, decimals: number): number | null {
  if (number === null) return null;
  const [integers = '', fraction = ''] = number.split('.');
  if (fraction.length > decimals) return null;
  const integer = Number(`${integers}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(integer) ? integer : null;
}

/** Removes the currency from an amount that was copied from elsewhere: 'MXN 1,500.00', '1500 pesos' or '$1,500 M.N.' */
export function withoutCurrency(text: string): string {
  return text.replace(/^\s*(mxn|mx)?\s*\$?\s*/i, '').replace(/\s*(mxn|m\.\s?n\.|pesos)\s*$/i, '');
}

/**
 * Reads '1,500', '1,500.50', '$1,500' or '1500 MXN' as exact centavos.
 * @returns null when empty, malformed or beyond 2 decimals
 */
export function parseAmount(text: string): Centavos | null {
  return toInteger(withoutThousands(withoutCurrency(text)), 2);
}

/** Reads '3.35' as 3350, exact. @returns null when empty, malformed, with a comma or beyond 3 decimals */
export function parseQuantity(text: string): Thousandths | null {
  return text.includes(',') ? null : toInteger(withoutThousands(text), 3);
}

/** Error message of a typed text with a comma that isn't an amount; null for other texts, and while a thousands comma ends it. */
export function amountFailure(written: string): string | null {
  const text = withoutCurrency(written);
  return text.includes(',') && withoutThousands(text) === null && !STARTED.test(text) ? MALFORMED_AMOUNT : null;
}

/** Error message of a quantity being typed; null when it has no comma. */
export function quantityFailure(text: string): string | null {
  return text.includes(',') ? MALFORMED_QUANTITY : null;
}
