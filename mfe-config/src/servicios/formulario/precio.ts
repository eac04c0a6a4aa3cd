/** '1,234.50' and '1,234': a comma before each three digits groups them. */
const CON_MILES = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** A price as typed, in pesos: '$ 1,234.50', '38.9', '38,90'. Null when it isn't a number. */
export function leerPrecio(texto: string): number | null {
  const limpio = texto.replace(/[\s$]/g, '');
  const numero = CON_MILES.test(limpio) ? limpio.replaceAll(',', '') : limpio.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(numero) ? Number(numero) : null;
}
