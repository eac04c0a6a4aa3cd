/** Integer Mexican centavos. Every amount inside the product is one of these; pesos exist only on the wire and on screen. */
export type Centavos = number;

/** Integer thousandths: grams for kg lines, thousandths of a piece for the rest (`cantidad` has 3 decimals, decisions "Notes"). */
export type Thousandths = number;

/** Largest amount a single field may carry: $1,000,000.00. Keeps every product of price and quantity a safe integer. */
export const MAX_AMOUNT: Centavos = 100_000_000;

/** Largest quantity of a line: 10,000.000. */
export const MAX_QUANTITY: Thousandths = 10_000_000;

/** Divides two integers, half away from zero (decisions: 3.35 kg x 38.90 = 130.32). */
export function divideRounding(numerator: number, denominator: number): number {
  const magnitude = Math.floor((Math.abs(numerator) * 2 + denominator) / (denominator * 2));
  return numerator < 0 ? -magnitude : magnitude;
}

/** Binary noise a sum of decimals may bring, in units of the last place; far below half a decimal for any amount allowed. */
const NOISE = 8 * Number.EPSILON;

function scale(value: number, decimals: number): number | null {
  const factor = 10 ** decimals;
  const integer = Math.round(value * factor);
  if (!Number.isSafeInteger(integer)) return null;
  return Math.abs(integer / factor - value) <= NOISE * Math.max(1, Math.abs(value)) ? integer + 0 : null;
}

/** Pesos of the wire (at most 2 decimals) to centavos; null when the number has more decimals or isn't finite. */
export function pesosACentavos(pesos: number): Centavos | null {
  return scale(pesos, 2);
}

/** Pesos that the server made, to centavos: to the nearest one, whatever noise their decimals bring. */
export function toCents(pesos: number): Centavos {
  return Math.round(pesos * 100) + 0;
}

export function centavosAPesos(centavos: Centavos): number {
  return centavos / 100;
}

/** Quantity of the wire (at most 3 decimals) to thousandths; null when it has more decimals or isn't finite. */
export function quantityToThousandths(quantity: number): Thousandths | null {
  return scale(quantity, 3);
}

export function thousandthsToQuantity(thousandths: Thousandths): number {
  return thousandths / 1000;
}

/** By their decimals. Making one takes longer than all that a screen formats with it. */
const formats = new Map<number, Intl.NumberFormat>();

/** Digits with thousands apart and that many decimals, '1,234.50'. */
export function formatWith(decimals: number): Intl.NumberFormat {
  const done = formats.get(decimals);
  if (done) return done;
  const created = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(decimals, created);
  return created;
}

/** '$1,234.50'; a negative amount carries U+2212 (UI guide 5, Money). */
export function formatMoney(centavos: Centavos, decimals = 2): string {
  const text = formatWith(decimals).format(Math.abs(centavos) / 100);
  return `${centavos < 0 ? '\u2212' : ''}$${text}`;
}

/** '3.35', '2': a quantity without trailing zeros. */
export function formatQuantity(thousandths: Thousandths): string {
  return String(thousandths / 1000);
}
