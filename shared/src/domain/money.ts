/** Integer Mexican centavos. Amounts are computed in centavos; the API and the screen have pesos. */
export type Centavos = number;

/** Integer thousandths: grams on kg lines, thousandths of a piece on others (3 decimals, decisions "Notes"). */
export type Thousandths = number;

/** Largest amount of one field: $1,000,000.00. It keeps every price times quantity a safe integer. */
export const MAX_AMOUNT: Centavos = 100_000_000;

/** Largest quantity of a line: 10,000. */
export const MAX_QUANTITY: Thousandths = 10_000_000;

/** Divides two integers, rounding half away from zero (decisions: 3.35 kg x 38.90 = 130.32). */
export function divideRounding(numerator: number, denominator: number): number {
  const magnitude = Math.floor((Math.abs(numerator) * 2 + denominator) / (denominator * 2));
  return numerator < 0 ? -magnitude : magnitude;
}

/** Floating-point error tolerated in a sum of decimals; far below half a unit for any allowed amount. */
const NOISE = 8 * Number.EPSILON;

function scale(value: number, decimals: number): number | null {
  const factor = 10 ** decimals;
  const integer = Math.round(value * factor);
  if (!Number.isSafeInteger(integer)) return null;
  return Math.abs(integer / factor - value) <= NOISE * Math.max(1, Math.abs(value)) ? integer + 0 : null;
}

/** Pesos of the API (at most 2 decimals) to centavos. @returns null with more decimals, when not finite or too large */
export function pesosToCentavos(pesos: number): Centavos | null {
  return scale(pesos, 2);
}

/**
 * Pesos of the API to centavos, rounded and not checked for decimals: for amounts of whole centavos, as the server sends them.
 */
export function toCents(pesos: number): Centavos {
  return Math.round(pesos * 100) + 0;
}

/** Centavos as the pesos of the API. */
export function centavosToPesos(centavos: Centavos): number {
  return centavos / 100;
}

/** Quantity of the API (at most 3 decimals) to thousandths. @returns null with more decimals, when not finite or too large */
export function quantityToThousandths(quantity: number): Thousandths | null {
  return scale(quantity, 3);
}

/** Thousandths as the quantity of the API. */
export function thousandthsToQuantity(thousandths: Thousandths): number {
  return thousandths / 1000;
}

/** Formatters by number of decimals, cached because creating one is slow. */
const formats = new Map<number, Intl.NumberFormat>();

/** Formatter with thousands separators and a fixed number of decimals: '1,234.50'. */
export function formatWith(decimals: number): Intl.NumberFormat {
  const cached = formats.get(decimals);
  if (cached) return cached;
  const created = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(decimals, created);
  return created;
}

/** Formats an amount: '$1,234.50'. A negative one has the minus sign U+2212 (UI guide 5, Money). */
export function formatMoney(centavos: Centavos, decimals = 2): string {
  const text = formatWith(decimals).format(Math.abs(centavos) / 100);
  return `${centavos < 0 ? '\u2212' : ''}$${text}`;
}

/** Writes an amount in pesos, the unit of the API: '$1,234.50'. */
export function formatPesos(pesos: number): string {
  return formatMoney(toCents(pesos));
}

/** Formats a quantity without trailing zeros: '3.35', '2'. */
export function formatQuantity(thousandths: Thousandths): string {
  return String(thousandths / 1000);
}
