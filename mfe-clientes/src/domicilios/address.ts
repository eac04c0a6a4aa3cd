import type { Domicilio } from '@lavanda/shared/contract/clientes';
import type { Point } from '../map/types';

/** Longest address the contract takes. */
export const MAX_LENGTH = 300;

/** Most addresses of one customer the contract takes. */
export const MAX_QUANTITY = 20;

/** The place of an address, or null when it has none on the map. */
export function pointOf({ lat, lon }: Domicilio): Point | null {
  return lat === null || lon === null ? null : { lat, lon };
}

/** An address as it is saved: one line, without spaces around. */
export function domicilioOf(text: string, point: Point | null): Domicilio {
  const description = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  return { descripcion: description, lat: point?.lat ?? null, lon: point?.lon ?? null };
}

/** Street and number, and the rest, as the search's results are drawn. */
export function parts(description: string): [string, string] {
  const coma = description.indexOf(',');
  return coma < 0 ? [description, ''] : [description.slice(0, coma), description.slice(coma + 1).trim()];
}
