import { oneSpace } from './text.ts';

/** One-touch marks for the state in which a nota is received (day.md 4), in the order in which they are written. */
export const MARKS = ['mancha', 'rotura', 'boton', 'destenido'] as const;
export type Mark = (typeof MARKS)[number];

export const MARK_NAMES: Readonly<Record<Mark, string>> = {
  mancha: 'Mancha',
  rotura: 'Rotura',
  boton: 'Botón faltante',
  destenido: 'Desteñido',
};

/** Longest detail, letters. */
export const MAX_DETAIL = 200;

/** Maximum number of photos of a nota (day.md 4). */
export const MAX_PHOTOS = 6;

/** Longest side of a photo, pixels (day.md 4). */
export const MAX_PHOTO_SIDE = 1_600;

/** Largest photo, bytes (day.md 4: 200 KB). */
export const MAX_PHOTO_BYTES = 200_000;

/** Number of days between the hand-over of a nota and the deletion of its photos (day.md 4). */
export const PHOTO_DAYS = 180;

/** How a nota, or one of its lines, is received: its marks and a detail, which may be ''. */
export interface Observations {
  marcas: Mark[];
  detalle: string;
}

export const NO_OBSERVATIONS: Readonly<Observations> = { marcas: [], detalle: '' };

/** The observations as they are stored: each mark once, in the order of `MARKS`, and single spaces in the detail. */
export function tidyObservations({ marcas, detalle: detail }: Observations): Observations {
  return { marcas: MARKS.filter((mark) => marcas.includes(mark)), detalle: oneSpace(detail) };
}

/** The observations as a ticket writes them: 'Mancha, botón faltante: vino en la solapa'; '' without any. */
export function observationsText(observations: Observations): string {
  const { marcas, detalle: detail } = tidyObservations(observations);
  const [first, ...rest] = marcas.map((mark) => MARK_NAMES[mark]);
  const marks = first === undefined ? '' : [first, ...rest.map((name) => name.toLocaleLowerCase('es'))].join(', ');
  return marks !== '' && detail !== '' ? `${marks}: ${detail}` : `${marks}${detail}`;
}

/** Number of observations, for a badge: the marks, or 1 for a detail without marks. */
export function countObservations({ marcas, detalle: detail }: Observations): number {
  return marcas.length > 0 ? marcas.length : detail.trim() === '' ? 0 : 1;
}

/** Joins two observations into one. A detail that would be too long keeps its first `MAX_DETAIL` letters. */
export function joinObservations(one: Observations, other: Observations): Observations {
  const details = [...new Set([one, other].map(({ detalle: detail }) => oneSpace(detail)))].filter((detail) => detail !== '');
  return tidyObservations({ marcas: [...one.marcas, ...other.marcas], detalle: details.join('. ').slice(0, MAX_DETAIL) });
}

/** Whether two observations read the same. */
export function sameObservations(one: Observations, other: Observations): boolean {
  return observationsText(one) === observationsText(other);
}

/**
 * Scales a picture's size down, in whole pixels, until no side exceeds `MAX_PHOTO_SIDE`. No side becomes 0.
 */
export function photoSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(width, height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: side(width), height: side(height) };
}
