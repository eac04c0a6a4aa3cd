import { type Thousandths, thousandthsToQuantity } from './money.ts';
import type { Unit } from './nota.ts';
import { isOneLine } from './oneLineText.ts';
import { oneSpace } from './text.ts';

/** Longest name of a piece, and of its colour or mark. */
export const MAX_PIECE = 60;

/** Maximum number of tagged pieces of a nota; its further pieces have no tag. */
export const MAX_PIECES = 200;

/** Weight that fits in a bag: every 8 kg, and a smaller remainder, take a bag of their own (day.md 4). */
const BAG_THOUSANDTHS: Thousandths = 8_000;

/** Names of the pieces that are a bag or a bundle. */
export const BAG = 'Bolsa';
export const BUNDLE = 'Bulto';

/** The parts of a nota's line that its pieces depend on. */
export interface PieceLine {
  id: string;
  servicio: string;
  medida: Unit;
  /** Thousandths of a piece, or grams. */
  cantidad: Thousandths;
}

/** A piece of a nota, with the contract's field names; `linea` is the line that it came with, null without one. */
export interface TaggedPiece {
  nombre: string;
  detalle: string;
  linea: string | null;
}

/** The pieces of one name that came with one line; `details` is their colours or marks, separated by commas. */
export interface PieceRow {
  line: string | null;
  name: string;
  details: string;
  count: number;
}

const countedText = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Writes a number of pieces: '7 piezas'. */
export const piecesText = (count: number): string => countedText(count, 'pieza', 'piezas');

/** Writes a number of bultos: '7 bultos'. */
export const bundlesText = (count: number): string => countedText(count, 'bulto', 'bultos');

/** How many tags a line suggests: one per piece, one per bag for kilos, and none for a flexible line. */
export function suggestedCount({ medida: unit, cantidad: amount }: PieceLine): number {
  if (unit === 'flex') return 0;
  return unit === 'kg' ? Math.ceil(amount / BAG_THOUSANDTHS) : Math.ceil(thousandthsToQuantity(amount));
}

/** Whether lines suggest more tags than a nota may have, so that some pieces stay without one. */
export function exceedsTags(lines: readonly PieceLine[]): boolean {
  return lines.reduce((sum, line) => sum + suggestedCount(line), 0) > MAX_PIECES;
}

/** Name of a line's pieces: 'Bolsa' for kilos, otherwise its servicio, cut to a tag's length. */
export function pieceName({ servicio, medida: unit }: PieceLine): string {
  if (unit === 'kg') return BAG;
  // The servicio's name in an older nota may hold characters that a tag can't print.
  const drawn = isOneLine(servicio) ? servicio : [...servicio].filter(isOneLine).join('');
  return firstLetters(oneSpace(drawn), MAX_PIECE) || BUNDLE;
}

/** The beginning of a text, never cut within a letter. @param most longest text, in UTF-16 units */
function firstLetters(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/**
 * The detail of each of `count` pieces: 'azul, blanco' gives one to each, 'azul' gives it to all, and 'azul,' only to the
 * first. The last piece gets any details left over.
 */
export function splitDetails(details: string, count: number): string[] {
  const parts = details.split(',').map((part) => part.trim());
  const each = Array.from({ length: count }, (_, i) => {
    if (parts.length === 1) return parts[0] ?? '';
    const mine = i === count - 1 ? parts.slice(i) : parts.slice(i, i + 1);
    return mine.filter((part) => part !== '').join(', ');
  });
  return each.map((detail) => firstLetters(detail, MAX_PIECE));
}

/** The inverse of `splitDetails`: the text from which it makes these details. */
function joinDetails(details: readonly string[]): string {
  const [first = ''] = details;
  if (details.every((detail) => detail === first)) return first;
  const last = details.findLastIndex((detail) => detail !== '');
  // If only the first piece has a detail, a comma ends it: without the comma `splitDetails` would give it to all pieces.
  return last === 0 ? `${first},` : details.slice(0, last + 1).join(', ');
}

const keyOf = (line: string | null, name: string) => JSON.stringify([line, name]);

/** The pieces by line and name, in the order of their first tags. */
function groupPieces(pieces: readonly TaggedPiece[]): Map<string, PieceRow> {
  const details = new Map<string, string[]>();
  const groups = new Map<string, PieceRow>();
  for (const { linea: line, nombre: name, detalle: detail } of pieces) {
    const key = keyOf(line, name);
    const mine = [...(details.get(key) ?? []), detail];
    details.set(key, mine);
    groups.set(key, { line, name, details: joinDetails(mine), count: mine.length });
  }
  return groups;
}

/** A row for each line with the tags it suggests, as long as the nota has room for them (day.md 4). */
function suggestedRows(lines: readonly PieceLine[]): PieceRow[] {
  let room = MAX_PIECES;
  return lines.map((line) => {
    const count = Math.min(suggestedCount(line), room);
    room -= count;
    return { line: line.id, name: pieceName(line), details: '', count };
  });
}

/**
 * The rows of a nota: its pieces by line, then the pieces without a line or whose line is gone. A line without pieces has a row
 * with 0. A nota without pieces has the rows that its lines suggest.
 */
export function rowsOf(lines: readonly PieceLine[], pieces: readonly TaggedPiece[]): PieceRow[] {
  if (pieces.length === 0) return suggestedRows(lines);
  const groups = [...groupPieces(pieces).values()];
  const ids = new Set<string | null>(lines.map(({ id }) => id));
  return [
    ...lines.flatMap((line) => {
      const mine = groups.filter((group) => group.line === line.id);
      return mine.length > 0 ? mine : [{ line: line.id, name: pieceName(line), details: '', count: 0 }];
    }),
    ...groups.filter((group) => !ids.has(group.line)),
  ];
}

/**
 * The rows after another register changed the pieces meanwhile: rows that this register changed since `before` stay as in `mine`,
 * and all other rows are taken from `theirs`.
 */
export function mergeRows(before: readonly PieceRow[], mine: readonly PieceRow[], theirs: readonly PieceRow[]): PieceRow[] {
  const byKey = (rows: readonly PieceRow[]) => new Map(rows.map((row) => [keyOf(row.line, row.name), row]));
  const [unchanged, others] = [byKey(before), byKey(theirs)];
  const known = new Set(theirs.map(({ line }) => line));
  const changed = byKey(
    mine.filter(({ line, name, details, count }) => {
      const last = unchanged.get(keyOf(line, name));
      return count !== (last?.count ?? 0) || details !== (last?.details ?? '');
    }),
  );
  return [
    ...[...others].map(([key, row]) => changed.get(key) ?? row),
    // A row whose line the nota no longer has is dropped.
    ...[...changed].flatMap(([key, row]) => (others.has(key) || !(row.line === null || known.has(row.line)) ? [] : [row])),
  ];
}

/**
 * Names of the lines with fewer pieces than they suggest, as after a change of a tagged nota. Empty for a nota without pieces, or
 * with the maximum number of pieces.
 */
export function linesMissingTags(lines: readonly PieceLine[], pieces: readonly TaggedPiece[]): string[] {
  if (pieces.length === 0 || pieces.length >= MAX_PIECES) return [];
  const tagged = (id: string) => pieces.filter(({ linea: line }) => line === id).length;
  return lines.filter((line) => tagged(line.id) < suggestedCount(line)).map(({ servicio }) => servicio);
}

/**
 * The pieces of the rows, in the order of their tags. Stored pieces keep their order and new ones come last, so that tags already
 * on clothes keep their numbers unless a piece before theirs is gone.
 */
export function piecesOf(rows: readonly PieceRow[], stored: readonly TaggedPiece[]): TaggedPiece[] {
  const waiting = new Map(
    rows.map(({ line, name, details, count }) => [
      keyOf(line, name),
      splitDetails(details, count).map((detail): TaggedPiece => ({ nombre: name, detalle: detail, linea: line })),
    ]),
  );
  const kept = stored.flatMap(({ linea: line, nombre: name }) => waiting.get(keyOf(line, name))?.shift() ?? []);
  return [...kept, ...[...waiting.values()].flat()];
}

/** Whether a piece that remains gets another number: its tag is then wrong and has to be printed again. */
export function movesTags(stored: readonly TaggedPiece[], next: readonly TaggedPiece[]): boolean {
  const places = new Map<string, number[]>();
  for (const [index, { linea: line, nombre: name }] of next.entries()) {
    const key = keyOf(line, name);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  return stored.some(({ linea: line, nombre: name }, index) => {
    const place = places.get(keyOf(line, name))?.shift();
    return place !== undefined && place !== index;
  });
}

/** The pieces in one line of text, for the trail: '1 Bolsa; 2 Edredón matrimonial (azul, blanco)'. */
export function describePieces(pieces: readonly TaggedPiece[]): string {
  return [...groupPieces(pieces).values()]
    .map(({ name, details, count }) => `${count} ${name}${details === '' ? '' : ` (${details})`}`)
    .join('; ');
}

/** Number of pieces in the rows. */
export function countOf(rows: readonly PieceRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Numbers (from 1) of handed-over pieces that would be gone in `next`, or have another name or line. They must stay, because
 * their tags have left the shop; their colour or mark may change.
 */
export function changedHandedOver(
  stored: readonly TaggedPiece[],
  next: readonly TaggedPiece[],
  handedOver: readonly number[],
): number[] {
  return handedOver.filter((number) => {
    const [before, after] = [stored[number - 1], next[number - 1]];
    return before !== undefined && (after?.nombre !== before.nombre || after.linea !== before.linea);
  });
}
