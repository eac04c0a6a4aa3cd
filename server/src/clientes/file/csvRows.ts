import { CsvError, type Options, parse } from 'csv-parse/sync';
import { MAX_ROWS, MAX_TITLE_ROWS } from './invalidFile.ts';

/** A row's cells; `open` is the column of a quote that is never closed. */
interface CsvRow {
  cells: string[];
  open?: number;
}

/** Maximum number of rows to read: titles above the headings, the headings, `MAX_ROWS` and one more, which `readRows` refuses. */
const MOST = MAX_ROWS + MAX_TITLE_ROWS + 2;

/** Maximum number of lines that a quoted cell may span in a file whose quotes are doubtful. */
const MAX_LINES = 10;

/** Maximum number of failed attempts to join lines in one file, because a file of only quotes would take minutes. */
const MAX_TRIES = 500;

/** Divides a CSV text into rows. A quote that is never closed spoils its own line, not the rows after it. */
export function parseRows(text: string, delimiter: string): CsvRow[] {
  const rows = tryParse(text, { delimiter, relax_quotes: true, to: MOST });
  // A cell with both a line feed and a quote shows that a quote was left open and closed only rows later.
  if (rows?.every((cells) => cells.every((cell) => !(cell.includes('"') && /[\r\n]/.test(cell)))))
    return rows.map((cells) => ({ cells }));
  return rowsByLine(text.split(/\r\n|\n|\r/), delimiter);
}

/**
 * Parses the text as CSV.
 * @returns null when a quote is never closed or, without `relax_quotes`, is in a wrong place
 */
function tryParse(text: string, options: Options<string[]>): string[][] | null {
  try {
    return parse(text, { record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, ...options });
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function rowsByLine(lines: readonly string[], delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const tries = { left: MAX_TRIES };
  for (let from = 0; from < lines.length && rows.length < MOST; ) {
    const line = lines[from] ?? '';
    const { row, taken } = line.includes('"')
      ? quotedRow(lines, from, delimiter, tries)
      : { row: { cells: line.split(delimiter) }, taken: 1 };
    rows.push(row);
    from += taken;
  }
  return rows;
}

/**
 * The row that begins at line `from`, and its number of lines: the lines up to the closing quote; if these aren't one row, the
 * line alone; if that isn't a row either, the line with its quotes removed.
 */
function quotedRow(
  lines: readonly string[],
  from: number,
  delimiter: string,
  tries: { left: number },
): { row: CsvRow; taken: number } {
  const line = lines[from] ?? '';
  const odd = line.split('"').length % 2 === 0;
  for (let taken = 2; odd && taken <= MAX_LINES && from + taken <= lines.length && tries.left > 0; taken++) {
    if (!lines[from + taken - 1]?.includes('"')) continue;
    const [cells, ...others] = tryParse(lines.slice(from, from + taken).join('\n'), { delimiter }) ?? [];
    if (cells && others.length === 0) return { row: { cells }, taken };
    tries.left -= 1;
  }
  const relaxed = odd && tries.left === 0 ? undefined : tryParse(line, { delimiter, relax_quotes: true })?.[0];
  if (relaxed) return { row: { cells: relaxed }, taken: 1 };
  const cells = line.split(delimiter);
  const open = cells.findIndex((cell) => cell.includes('"'));
  return { row: { cells: cells.map((cell) => cell.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"')), open }, taken: 1 };
}
