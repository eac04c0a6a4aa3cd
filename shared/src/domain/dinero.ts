/** Integer Mexican centavos. Every amount inside the product is one of these; pesos exist only on the wire and on screen. */
export type Centavos = number;

/** Integer thousandths: grams for kg lines, thousandths of a piece for the rest (`cantidad` has 3 decimals, decisions "Notes"). */
export type Milesimas = number;

/** Largest amount a single field may carry: $1,000,000.00. Keeps every product of price and quantity a safe integer. */
export const MONTO_MAXIMO: Centavos = 100_000_000;

/** Largest quantity of a line: 10,000.000. */
export const CANTIDAD_MAXIMA: Milesimas = 10_000_000;

/** Divides two integers, half away from zero (decisions: 3.35 kg x 38.90 = 130.32). */
export function dividirRedondeando(numerador: number, denominador: number): number {
  const magnitud = Math.floor((Math.abs(numerador) * 2 + denominador) / (denominador * 2));
  return numerador < 0 ? -magnitud : magnitud;
}

/** Binary noise a sum of decimals may bring, in units of the last place; far below half a decimal for any amount allowed. */
const RUIDO = 8 * Number.EPSILON;

function escalar(valor: number, decimales: number): number | null {
  const factor = 10 ** decimales;
  const entero = Math.round(valor * factor);
  if (!Number.isSafeInteger(entero)) return null;
  return Math.abs(entero / factor - valor) <= RUIDO * Math.max(1, Math.abs(valor)) ? entero + 0 : null;
}

/** Pesos of the wire (at most 2 decimals) to centavos; null when the number has more decimals or isn't finite. */
export function pesosACentavos(pesos: number): Centavos | null {
  return escalar(pesos, 2);
}

/** Pesos of the server's answers, which have 2 decimals, to centavos; anything finer is its own mistake and is rounded. */
export function toCentavos(pesos: number): Centavos {
  return Math.round(pesos * 100);
}

export function centavosAPesos(centavos: Centavos): number {
  return centavos / 100;
}

/** Quantity of the wire (at most 3 decimals) to thousandths; null when it has more decimals or isn't finite. */
export function cantidadAMilesimas(cantidad: number): Milesimas | null {
  return escalar(cantidad, 3);
}

export function milesimasACantidad(milesimas: Milesimas): number {
  return milesimas / 1000;
}

/** By their decimals. Making one takes longer than all that a screen formats with it. */
const formatos = new Map<number, Intl.NumberFormat>();

/** Digits with thousands apart and that many decimals, '1,234.50'. */
export function formatoCon(decimales: number): Intl.NumberFormat {
  const hecho = formatos.get(decimales);
  if (hecho) return hecho;
  const nuevo = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimales, maximumFractionDigits: decimales });
  formatos.set(decimales, nuevo);
  return nuevo;
}

/** '$1,234.50'; a negative amount carries U+2212 (UI guide 5, Money). */
export function formatoDinero(centavos: Centavos, decimales = 2): string {
  const texto = formatoCon(decimales).format(Math.abs(centavos) / 100);
  return `${centavos < 0 ? '\u2212' : ''}$${texto}`;
}

/** '3.35', '2': a quantity without trailing zeros. */
export function formatoCantidad(milesimas: Milesimas): string {
  return String(milesimas / 1000);
}
