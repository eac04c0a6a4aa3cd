/** Pieces that were counted and handed over together; the fields have the names of a nota's `entrega`. */
export interface PieceCount {
  /** Numbers of the tags, from 1. */
  entregadas: number[];
  /** Why other pieces of the nota stayed behind; '' when none did. */
  motivo: string;
  detalle: string;
  /** Name and id of the user who counted; `usuario` is null when the server no longer has that user. */
  quien: string;
  usuario: string | null;
  /** ISO 8601. */
  momento: string;
}

const has = ({ entregadas: counted }: PieceCount, numbers: readonly number[]) =>
  counted.some((number) => numbers.includes(number));

/**
 * The first count by a user other than `userId` that includes any of the pieces; null for none. Who may not void notas can't take
 * such a count back.
 */
export function countOfAnother(counts: readonly PieceCount[], numbers: readonly number[], userId: string): PieceCount | null {
  return counts.find((count) => count.usuario !== userId && has(count, numbers)) ?? null;
}

/** The counts that stand after the hand-over of these pieces was taken back; counts that become empty are dropped. */
export function withoutPieces(counts: readonly PieceCount[], numbers: readonly number[]): PieceCount[] {
  return counts
    .map((count) => ({ ...count, entregadas: count.entregadas.filter((number) => !numbers.includes(number)) }))
    .filter(({ entregadas: counted }) => counted.length > 0);
}

/**
 * The count whose reason and user are shown for the missing pieces: the last one with a reason, else the last of all (day.md 4);
 * null without counts.
 */
export function tellingCount(counts: readonly PieceCount[]): PieceCount | null {
  return counts.findLast(({ motivo: reason }) => reason !== '') ?? counts.at(-1) ?? null;
}
