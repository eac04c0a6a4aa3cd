/** A file that can't be read as a table of customers; the message is for the user. */
export class InvalidFile extends Error {}

/** A row of the file as text, with its number in it, from 1. */
export interface TextRow {
  row: number;
  cells: readonly string[];
}

/** Rows below the heading (contract `clientesImportar`). */
export const MAX_ROWS = 50_000;

/** Columns and characters of a cell that are looked at; no field is longer. */
const MAX_COLUMNS = 60;
const MAX_CHARACTERS = 1_000;

/**
 * A cell as a person typed it: one line, without control characters, nor the apostrophe that the export puts before what a spreadsheet would
 * run as a formula.
 */
function cell(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** The row with its cells cleaned; null when nothing is in it. */
export function rowOf(row: number, cells: readonly string[]): TextRow | null {
  const clean = cells.slice(0, MAX_COLUMNS).map(cell);
  return clean.some((text) => text !== '') ? { row, cells: clean } : null;
}
