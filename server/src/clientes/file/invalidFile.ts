/** The file can't be read as a table of clientes. The message is shown to the user. */
export class InvalidFile extends Error {}

/** A row as text, with its row number in the file, from 1. */
export interface TextRow {
  row: number;
  cells: readonly string[];
}

/** Most rows of a file, without the heading (contract `importClientesCall`). */
export const MAX_ROWS = 50_000;

/** Columns of a row, and characters of a cell, beyond these are ignored: no field of a cliente is that long. */
const MAX_COLUMNS = 60;
const MAX_CHARACTERS = 1_000;

/** Cleans a cell: one line, no control characters, and without the apostrophe that the export adds to formulas. */
function cell(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** The row with its cells cleaned; null when all are empty. */
export function rowOf(row: number, cells: readonly string[]): TextRow | null {
  const clean = cells.slice(0, MAX_COLUMNS).map(cell);
  return clean.some((text) => text !== '') ? { row, cells: clean } : null;
}
