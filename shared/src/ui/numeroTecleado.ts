import { sinMiles } from '../domain/numeroEscrito.ts';

/** Rules of a number written key by key: what the pad, the keyboard and a paste may leave in the display. */

/** Longest whole part: amounts up to a million, quantities up to ten thousand. */
const ENTEROS = 7;

/** Longest text with commas: '$1,000,000.00' and room for a mistake, which is told. */
const CON_COMAS = 14;

/**
 * What may be in the display: digits with at most `decimales` decimals. Text with commas stays as it is written, to be read or told
 * (`domain/numeroEscrito`), never turned into another number. Null: refuse the change.
 */
export function aceptarTexto(texto: string, decimales: number): string | null {
  const limpio = texto.replace(/[\s$]/g, '');
  if (limpio.includes(',')) return aceptarComas(limpio, decimales);
  const patron = decimales > 0 ? new RegExp(`^\\d{0,${ENTEROS}}(\\.\\d{0,${decimales}})?$`) : new RegExp(`^\\d{0,${ENTEROS}}$`);
  if (!patron.test(limpio)) return null;
  const sinCeros = limpio.replace(/^0+(?=\d)/, '');
  return sinCeros.startsWith('.') ? `0${sinCeros}` : sinCeros;
}

function aceptarComas(limpio: string, decimales: number): string | null {
  if (!/^[\d.,]+$/.test(limpio) || limpio.length > CON_COMAS) return null;
  const numero = sinMiles(limpio);
  return numero === null || aceptarTexto(numero, decimales) !== null ? limpio : null;
}

/** The display after a key of the pad. `nuevo`: the shown value is selected, so the key replaces it. */
export function conTecla(texto: string, tecla: string, decimales: number, nuevo: boolean): string {
  if (tecla === 'Backspace') return nuevo ? '' : texto.slice(0, -1);
  return aceptarTexto((nuevo ? '' : texto) + tecla, decimales) ?? texto;
}

/** 4500 with 3 decimals -> '4.5'. */
export function deEntero(valor: number, decimales: number): string {
  return String(valor / 10 ** decimales);
}
