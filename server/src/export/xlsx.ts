import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import type exceljs from 'exceljs';
import { type Cell, type Column, type Row, type TableColumnType, withoutFormula } from './table.ts';

/** Rows of a sheet of the format, its header included. */
const SHEET_ROWS = 1_048_576;
/** Rows written before other requests get their turn. */
const ROWS_PER_TURN = 100;

const FORMATS: Readonly<Record<TableColumnType, string | undefined>> = {
  texto: undefined,
  entero: '0',
  dinero: '#,##0.00',
  dia: 'yyyy-mm-dd',
};

type Sheet = exceljs.Worksheet;

function value(cell: Cell | undefined, column: Column): exceljs.CellValue {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return cell;
  return column.type === 'dia' ? new Date(`${cell}T00:00:00Z`) : withoutFormula(cell);
}

function openSheet(workbook: exceljs.stream.xlsx.WorkbookWriter, name: string, columns: readonly Column[]): Sheet {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ type, width }) => ({
    width: width ?? 14,
    style: { numFmt: FORMATS[type] ?? 'General' },
  }));
  const heading = sheet.addRow(columns.map(({ title }) => withoutFormula(title)));
  heading.font = { bold: true };
  heading.commit();
  return sheet;
}

/** What the sheet's XML is poured into before it is compressed. exceljs pours without looking whether there is room. */
function sinkOf(sheet: Sheet): Writable | undefined {
  return (sheet as unknown as { stream: { pipes: Writable[] } }).stream.pipes[0];
}

async function breathe(sheet: Sheet, output: PassThrough): Promise<void> {
  await yieldTurn();
  const target = sinkOf(sheet);
  // An old stream, without `writableNeedDrain`: writing nothing tells whether there is room.
  if (output.destroyed || !target || target.write('')) return;
  const ready = new AbortController();
  const { signal } = ready;
  await Promise.race([once(target, 'drain', { signal }), once(output, 'close', { signal })]).finally(() => ready.abort());
}

async function write(
  output: PassThrough,
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
  sheetRows: number,
): Promise<void> {
  // Loaded with the first export: reading it is a tenth of the server's start.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: output,
    useStyles: true,
    zip: { zlib: { level: 3 } },
  });
  let sheets = 1;
  let sheet = openSheet(workbook, name, columns);
  let rows = 1;
  for await (const batch of batches) {
    for (const row of batch) {
      if (output.destroyed) return;
      if (rows === sheetRows) {
        sheet.commit();
        sheets++;
        sheet = openSheet(workbook, `${name} ${sheets}`, columns);
        rows = 1;
      }
      sheet.addRow(columns.map((column, i) => value(row[i], column))).commit();
      rows++;
      if (rows % ROWS_PER_TURN === 0) await breathe(sheet, output);
    }
  }
  await workbook.commit();
}

/**
 * The table as an XLSX workbook: numbers, money and days typed, header row frozen, another sheet when one is full. Nothing is kept: rows leave as
 * they come, and no more are asked for while the reader is behind.
 */
export function xlsx(
  name: string,
  columns: readonly Column[],
  batches: AsyncIterable<readonly Row[]>,
  sheetRows = SHEET_ROWS,
): Readable {
  const output = new PassThrough();
  write(output, name, columns, batches, sheetRows).catch((error) => output.destroy(error));
  return output;
}
