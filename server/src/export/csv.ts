import { stringify } from 'csv-stringify/sync';
import { type Cell, type Column, type Row, withoutFormula } from './table.ts';

/** Byte order mark, which makes Excel read the file as UTF-8. */
const BOM = '\uFEFF';

function text(cell: Cell | undefined, column: Column): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return withoutFormula(cell);
  return column.type === 'money' ? cell.toFixed(2) : String(cell);
}

/** The table as CSV (RFC 4180), one chunk per batch. */
export async function* csv(columns: readonly Column[], batches: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  const lines = (rows: string[][]) => stringify(rows, { record_delimiter: '\r\n' });
  yield BOM + lines([columns.map(({ title }) => withoutFormula(title))]);
  for await (const batch of batches) {
    if (batch.length > 0) yield lines(batch.map((row) => columns.map((column, i) => text(row[i], column))));
  }
}
