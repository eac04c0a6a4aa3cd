import type { Centavos, Milesimas } from './dinero.ts';

/**
 * Numbers as people write them in Mexico: a point before the decimals, commas that part the thousands. A comma anywhere else may
 * mean either, so it is refused and told, never guessed: '1,500' is one thousand five hundred, '1,50' is nothing.
 */
const CON_MILES = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
const SEGUIDO = /^(\d+\.?\d*|\.\d+)$/;
/** On its way to an amount: the digits of the last thousands are still to come. */
const EMPEZADO = /^\s*\$?\s*[1-9]\d{0,2}(,\d{3})*,$/;

/** What is told of an amount that can't be read. */
export const MONTO_MAL_ESCRITO =
  'No se entiende la cantidad. Escríbela como 1,500.50 o 1500.50: coma en los miles, punto en los centavos.';

/** The same of kg and pieces, which have no thousands: with three decimals '1,500' could be 1.5 kg. */
export const CANTIDAD_MAL_ESCRITA = 'No se entiende la cantidad. Escribe los decimales con punto, como 1.5, y sin comas.';

/** '$ 1,500.5' -> '1500.5': digits and at most a point, as many decimals as were written. Null for what isn't an amount. */
export function sinMiles(texto: string): string | null {
  const limpio = texto.trim().replace(/^\$\s*/, '');
  if (CON_MILES.test(limpio)) return limpio.replaceAll(',', '');
  return SEGUIDO.test(limpio) ? limpio : null;
}

function aEntero(numero: string | null, decimales: number): number | null {
  if (numero === null) return null;
  const [enteros = '', fraccion = ''] = numero.split('.');
  if (fraccion.length > decimales) return null;
  const entero = Number(`${enteros}${fraccion.padEnd(decimales, '0')}`);
  return Number.isSafeInteger(entero) ? entero : null;
}

/** '1,500', '1,500.50', '1500.5' and '$1,500' -> centavos, exactly. Null for an empty or malformed amount, and beyond the centavo. */
export function leerMonto(texto: string): Centavos | null {
  return aEntero(sinMiles(texto), 2);
}

/** '3.35' -> 3350 thousandths, exactly. Null for an empty or malformed quantity, with any comma, and beyond three decimals. */
export function leerCantidad(texto: string): Milesimas | null {
  return texto.includes(',') ? null : aEntero(sinMiles(texto), 3);
}

/** What to tell of an amount as it stands; null while it reads well, is empty, or has just got the comma of its thousands. */
export function fallaDeMonto(texto: string): string | null {
  return texto.includes(',') && sinMiles(texto) === null && !EMPEZADO.test(texto) ? MONTO_MAL_ESCRITO : null;
}

/** What to tell of a quantity as it stands; null while it reads well or is empty. */
export function fallaDeCantidad(texto: string): string | null {
  return texto.includes(',') ? CANTIDAD_MAL_ESCRITA : null;
}
