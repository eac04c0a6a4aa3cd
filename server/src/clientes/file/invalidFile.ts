import { mendEncoding } from './mendEncoding.ts';

/** The file can't be read as a table of clientes. The message is shown to the user. */
export class InvalidFile extends Error {}

/**
 * Peculiarity of a cell: an Excel error, a date or a boolean instead of text, a letter that was guessed or repaired, invisible
 * marks that were removed, or a quote that is never closed.
 */
export type CellMark = 'error' | 'date' | 'boolean' | 'doubtful' | 'mended' | 'cleaned' | 'openQuote';

/** A row's cells as text, with its row number in the file, counted from 1. */
export interface TextRow {
  row: number;
  cells: readonly string[];
  /** Unusual cells, by column; undefined when the row has none. */
  marks?: ReadonlyMap<number, CellMark>;
}

/** Maximum number of a file's rows, without the headings and what stands above them (contract `importClientesCall`). */
export const MAX_ROWS = 50_000;

/** Number of rows at the beginning of a table that are searched for the headings. */
export const MAX_TITLE_ROWS = 30;

/** A row's columns and a cell's characters beyond these limits are ignored: no field of a cliente is that long. */
const MAX_COLUMNS = 200;
const MAX_CHARACTERS = 1_000;

const ERROR = /^#(?:N\/[AD]|¡?REF!|¡?VALUE!|¡?VALOR!|¡?DIV\/0!|NAME\?|¿NOMBRE\?|¡?NUM!|¡?NULL!|¡?NULO!|SPILL!|CALC!)$/i;

/** Characters that are invisible and that no text needs. Joiners stay, because emoji and some scripts need them. */
const INVISIBLE = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;

/** Cleans a cell: one line, no control characters, and without the prefix that spreadsheets and the export put before text. */
function cell(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+\-@]|[\d(][\d\s().-]*$)/, '');
}

/** The row with its cells cleaned and marked; null when all cells are empty. */
export function rowOf(row: number, cells: readonly string[], typed: ReadonlyMap<number, CellMark> = new Map()): TextRow | null {
  const marks = new Map(typed);
  const clean = cells.slice(0, MAX_COLUMNS).map((written, column) => {
    const long = written.slice(0, MAX_CHARACTERS);
    const { text, mark } = mendEncoding(long);
    const visible = text.replace(INVISIBLE, '');
    const seen = mark ?? (visible === text ? undefined : 'cleaned');
    if (seen && !marks.has(column)) marks.set(column, seen);
    return cell(visible);
  });
  if (!clean.some((text) => text !== '')) return null;
  clean.forEach((text, column) => {
    if (text.startsWith('#') && ERROR.test(text)) marks.set(column, 'error');
  });
  return marks.size > 0 ? { row, cells: clean, marks } : { row, cells: clean };
}
