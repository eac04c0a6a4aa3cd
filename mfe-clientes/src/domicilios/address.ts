import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { Point } from '@lavanda/shared/ui/map/types';

/** Maximum length of a domicilio's text, in characters (contract). */
export const MAX_LENGTH = 300;

/** Maximum number of domicilios of a cliente (contract). */
export const MAX_QUANTITY = 20;

/** The position of a domicilio, or null when it has none. */
export function pointOf({ lat, lon }: Domicilio): Point | null {
  return lat === null || lon === null ? null : { lat, lon };
}

/** Makes a domicilio to save; its text is trimmed, joined to a single line and cut to `MAX_LENGTH`. */
export function domicilioOf(text: string, point: Point | null): Domicilio {
  const description = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
  return { descripcion: description, lat: point?.lat ?? null, lon: point?.lon ?? null };
}

/** Splits an address at its first comma into street with number, and the rest. */
export function parts(description: string): [string, string] {
  const comma = description.indexOf(',');
  return comma < 0 ? [description, ''] : [description.slice(0, comma), description.slice(comma + 1).trim()];
}
