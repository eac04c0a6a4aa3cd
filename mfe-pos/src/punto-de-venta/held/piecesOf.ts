import type { Line } from '../../notas/nota';

/** Pieces of the lines, as they are counted at the counter: a line by the kilo is one bag. */
export function piecesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { medida: unit, cantidad: quantity }) => sum + (unit === 'kg' ? 1 : Math.ceil(quantity / 1000)), 0);
}
