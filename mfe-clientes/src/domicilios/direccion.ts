import type { Domicilio } from '@lavanda/shared/contract/clientes';
import type { Punto } from '../mapa/tipos';

/** Longest address the contract takes. */
export const LARGO_MAXIMO = 300;

/** Most addresses of one customer the contract takes. */
export const CANTIDAD_MAXIMA = 20;

/** The place of an address, or null when it has none on the map. */
export function puntoDe({ lat, lon }: Domicilio): Punto | null {
  return lat === null || lon === null ? null : { lat, lon };
}

/** An address as it is saved: one line, without spaces around. */
export function domicilioDe(texto: string, punto: Punto | null): Domicilio {
  const descripcion = texto
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LARGO_MAXIMO);
  return { descripcion, lat: punto?.lat ?? null, lon: punto?.lon ?? null };
}

/** Street and number, and the rest, as the search's results are drawn. */
export function partes(descripcion: string): [string, string] {
  const coma = descripcion.indexOf(',');
  return coma < 0 ? [descripcion, ''] : [descripcion.slice(0, coma), descripcion.slice(coma + 1).trim()];
}
