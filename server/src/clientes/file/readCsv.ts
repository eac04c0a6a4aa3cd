import type { FileEncoding, ImportOptions } from '@lavanda/shared/contract/schemas/imports';
import { fieldOf } from './columns.ts';
import { parseRows } from './csvRows.ts';
import { decode, isDoubtful, withoutDoubt } from './decode.ts';
import { type CellMark, MAX_TITLE_ROWS, rowOf, type TextRow } from './invalidFile.ts';

/** Number of characters at the start of the file that are searched for the separator. */
const SAMPLE = 64 * 1024;
const SEPARATORS = [',', ';', '\t', '|'];
/** Separators to try when the usual ones yield fewer than two known headings. */
const RARE_SEPARATORS = ['~', '^', ':'];
const SEPARATOR_LINE = /^sep=(.)\s*$/i;

/**
 * Reads a CSV file's rows. The separator is that of Excel's line `sep=;`; without such a line, the separator that yields the
 * most known headings or, if none yields any, the most frequent one.
 */
export function readCsv(bytes: Uint8Array, options: ImportOptions): { rows: TextRow[]; encoding: FileEncoding } {
  const { text, encoding } = decode(bytes, options.codificacion);
  const rows = parseRows(text, separator(text));
  return {
    rows: rows.flatMap(({ cells, open }, i) => (i === 0 && isSeparatorLine(cells) ? [] : (markedRow(i + 1, cells, open) ?? []))),
    encoding,
  };
}

function isSeparatorLine([first = '', ...others]: readonly string[]): boolean {
  return /^sep=.?$/i.test(first.trim()) && others.every((cell) => cell === '');
}

function markedRow(row: number, cells: readonly string[], open: number | undefined): TextRow | null {
  const marks = new Map<number, CellMark>(open === undefined ? [] : [[open, 'openQuote']]);
  const certain = cells.map((cell, column) => {
    if (!isDoubtful(cell)) return cell;
    marks.set(column, 'doubtful');
    return withoutDoubt(cell);
  });
  return rowOf(row, certain, marks);
}

function separator(text: string): string {
  const lines = text
    .slice(0, SAMPLE)
    .replace(/"[^"]*"/g, '""')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_TITLE_ROWS);
  const said = SEPARATOR_LINE.exec(lines[0] ?? '')?.[1];
  if (said) return said;
  const rate = (sign: string) => {
    const parts = lines.map((line) => line.split(sign));
    const known = Math.max(0, ...parts.map((cells) => cells.filter((cell) => fieldOf(cell) !== null).length));
    return [known, parts.reduce((sum, cells) => sum + cells.length - 1, 0)] as const;
  };
  const bestOf = (signs: readonly string[]) =>
    signs
      .map((sign) => ({ sign, rate: rate(sign) }))
      .reduce((best, other) =>
        other.rate[0] > best.rate[0] || (other.rate[0] === best.rate[0] && other.rate[1] > best.rate[1]) ? other : best,
      );
  const usual = bestOf(SEPARATORS);
  const rare = bestOf(RARE_SEPARATORS);
  return usual.rate[0] < 2 && rare.rate[0] >= 2 ? rare.sign : usual.sign;
}
