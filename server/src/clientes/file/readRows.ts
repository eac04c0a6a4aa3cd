import type { ImportOptions, RowMessage } from '@lavanda/shared/contract/schemas/imports';
import { InvalidFile, MAX_ROWS, type TextRow } from './invalidFile.ts';
import { type Column, layoutOf } from './layout.ts';
import { RowCells } from './rowCells.ts';
import { readCliente, type ValidRow } from './rowCliente.ts';
import { strayReason } from './strayRow.ts';
import { TEXTS } from './texts.ts';

export interface FileCheck {
  /** Number of rows that are not empty, without the headings and the rows above them. */
  rows: number;
  good: ValidRow[];
  errors: RowMessage[];
  /** Messages about values that are stored differently from how they are written, or not at all. */
  notices: RowMessage[];
  noticeCount: number;
  /** Number of rows that the user left out. */
  omitted: number;
  heading: number;
  columns: (Column & { examples: string[] })[];
  duplicate: string | undefined;
  problem: string | null;
}

/** Once so many errors are listed, later refused rows are only counted: the file is probably no list of clientes. */
const MAX_ERRORS = 10_000;
const MAX_NOTICES = 1_000;
const EXAMPLES = 3;

/**
 * Reads the table's rows as clientes, by the same rules as `saveCliente`. Messages name the file's own headings.
 * @param loose whether a row may have more cells than the headings by mistake, as in a CSV file
 * @throws InvalidFile when the table has no rows or too many
 */
export function readRows(table: readonly TextRow[], options: ImportOptions, loose: boolean): FileCheck {
  const { heading, columns, width, rows, notices, duplicate, problem } = layoutOf(table, options, loose);
  if (rows.length === 0) throw new InvalidFile(TEXTS.emptyFile);
  if (rows.length > MAX_ROWS) throw new InvalidFile(TEXTS.tooManyRows);
  const omitted = new Set(options.omitir);
  const check: FileCheck = {
    rows: rows.length,
    good: [],
    errors: [],
    notices,
    noticeCount: notices.length,
    omitted: 0,
    heading,
    columns: columns.map((column, i) => ({ ...column, examples: examplesOf(rows, i) })),
    duplicate,
    problem,
  };
  if (problem !== null) return check;
  for (const row of rows) {
    const cells = new RowCells(row, columns, width);
    const stray = strayReason(row, columns, heading);
    if (stray !== null) cells.errors.splice(0, cells.errors.length, { fila: row.row, campo: '', mensaje: stray });
    const parsed = stray === null ? readCliente(cells) : null;
    if (parsed && omitted.has(row.row)) check.omitted += 1;
    else if (parsed) check.good.push(parsed);
    if (check.errors.length < MAX_ERRORS) check.errors.push(...cells.errors);
    // A refused row isn't stored, so its errors are reported but its notices are not.
    if (!parsed) continue;
    check.noticeCount += cells.notices.length;
    if (check.notices.length < MAX_NOTICES) check.notices.push(...cells.notices);
  }
  return check;
}

function examplesOf(rows: readonly TextRow[], column: number): string[] {
  const examples: string[] = [];
  for (const { cells } of rows) {
    if (examples.length === EXAMPLES) break;
    if (cells[column]) examples.push(cells[column]);
  }
  return examples;
}
