/** The file can't be read as a table of clientes. The message is shown to the user. */
export class InvalidFile extends Error {}

/** What is odd about a cell: Excel's error, a date or a truth value instead of text, or a byte read by guess. */
export type CellMark = 'error' | 'date' | 'boolean' | 'doubtful';

/** A row as text, with its row number in the file, from 1. */
export interface TextRow {
  row: number;
  cells: readonly string[];
  /** Odd cells, by column; undefined when there is none. */
  marks?: ReadonlyMap<number, CellMark>;
}

/** Most rows of a file, without the heading (contract `importClientesCall`). */
export const MAX_ROWS = 50_000;

/** Rows above the headings that are looked at. */
export const MAX_TITLE_ROWS = 30;

/** Columns of a row, and characters of a cell, beyond these are ignored: no field of a cliente is that long. */
const MAX_COLUMNS = 200;
const MAX_CHARACTERS = 1_000;

const ERROR = /^#(?:N\/[AD]|¡?REF!|¡?VALUE!|¡?VALOR!|¡?DIV\/0!|NAME\?|¿NOMBRE\?|¡?NUM!|¡?NULL!|¡?NULO!|SPILL!|CALC!)$/i;

/** Cleans a cell: one line, no control characters, and without the apostrophe that the export adds to formulas. */
function cell(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** The row with its cells cleaned and marked; null when all are empty. */
export function rowOf(row: number, cells: readonly string[], typed: ReadonlyMap<number, CellMark> = new Map()): TextRow | null {
  const clean = cells.slice(0, MAX_COLUMNS).map(cell);
  if (!clean.some((text) => text !== '')) return null;
  const marks = new Map(typed);
  clean.forEach((text, column) => {
    if (text.startsWith('#') && ERROR.test(text)) marks.set(column, 'error');
  });
  return marks.size > 0 ? { row, cells: clean, marks } : { row, cells: clean };
}
