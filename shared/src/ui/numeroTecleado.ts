/** Rules of a number written key by key: what the pad, the keyboard and a paste may leave in the display. */

/** Longest whole part: amounts up to a million, quantities up to ten thousand. */
const ENTEROS = 7;

/** What may be in the display: digits with at most `decimales` decimals; a comma counts as a point. Null: refuse the change. */
export function aceptarTexto(texto: string, decimales: number): string | null {
  const limpio = texto.replace(/[\s$]/g, '').replace(',', '.');
  const patron = decimales > 0 ? new RegExp(`^\\d{0,${ENTEROS}}(\\.\\d{0,${decimales}})?$`) : new RegExp(`^\\d{0,${ENTEROS}}$`);
  if (!patron.test(limpio)) return null;
  const sinCeros = limpio.replace(/^0+(?=\d)/, '');
  return sinCeros.startsWith('.') ? `0${sinCeros}` : sinCeros;
}

/** The display after a key of the pad. `nuevo`: the shown value is selected, so the key replaces it. */
export function conTecla(texto: string, tecla: string, decimales: number, nuevo: boolean): string {
  if (tecla === 'Backspace') return nuevo ? '' : texto.slice(0, -1);
  return aceptarTexto((nuevo ? '' : texto) + tecla, decimales) ?? texto;
}

/** '4.5' with 3 decimals -> 4500; '' -> 0. Exact: no floating point on the way. */
export function aEntero(texto: string, decimales: number): number {
  const [enteros = '', fraccion = ''] = texto.split('.');
  return Number(`${enteros}${fraccion.padEnd(decimales, '0')}`);
}

/** 4500 with 3 decimals -> '4.5'. */
export function deEntero(valor: number, decimales: number): string {
  return String(valor / 10 ** decimales);
}
