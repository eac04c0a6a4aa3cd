import { sinMiles } from '@lavanda/shared/domain/numeroEscrito';

/** A price as typed, in pesos, with the decimals it has: '$ 1,234.50', '38.9'. Null when it can't be read. */
export function leerPrecio(texto: string): number | null {
  const numero = sinMiles(texto);
  return numero === null ? null : Number(numero);
}
