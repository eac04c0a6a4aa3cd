import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { setImmediate as yieldTurn } from 'node:timers/promises';
import type exceljs from 'exceljs';
import { type Cell, type Column, type Sheet, type TableColumnType, withoutFormula } from './table.ts';

/** Maximum number of rows of a sheet in the XLSX format, heading included. */
const SHEET_ROWS = 1_048_576;
/** Number of rows written before the process handles other requests. */
const ROWS_PER_TURN = 100;

const FORMATS: Readonly<Record<TableColumnType, string | undefined>> = {
  text: undefined,
  integer: '0',
  money: '#,##0.00',
  day: 'yyyy-mm-dd',
};

type Worksheet = exceljs.Worksheet;

function value(cell: Cell | undefined, column: Column): exceljs.CellValue {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return cell;
  return column.type === 'day' ? new Date(`${cell}T00:00:00Z`) : withoutFormula(cell);
}

function openSheet(workbook: exceljs.stream.xlsx.WorkbookWriter, name: string, columns: readonly Column[]): Worksheet {
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

/** The stream that receives the sheet's XML before compression. exceljs writes to it without waiting when it is full. */
function sinkOf(sheet: Worksheet): Writable | undefined {
  return (sheet as unknown as { stream: { pipes: Writable[] } }).stream.pipes[0];
}

async function breathe(sheet: Worksheet, output: PassThrough): Promise<void> {
  await yieldTurn();
  const target = sinkOf(sheet);
  // This stream has no `writableNeedDrain`; writing an empty string returns false when it is full.
  if (output.destroyed || !target || target.write('')) return;
  const ready = new AbortController();
  const { signal } = ready;
  await Promise.race([once(target, 'drain', { signal }), once(output, 'close', { signal })]).finally(() => ready.abort());
}

/** Writes one list, on as many sheets as the list needs. */
async function writeSheet(
  workbook: exceljs.stream.xlsx.WorkbookWriter,
  output: PassThrough,
  { name, columns, batches }: Sheet,
  sheetRows: number,
): Promise<void> {
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
  sheet.commit();
}

async function write(output: PassThrough, sheets: readonly Sheet[], sheetRows: number): Promise<void> {
  // Imported on the first export, because importing it at start-up would take a tenth of the server's start time.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({
    stream: output,
    useStyles: true,
    zip: { zlib: { level: 3 } },
  });
  for (const sheet of sheets) {
    await writeSheet(workbook, output, sheet, sheetRows);
    if (output.destroyed) return;
  }
  await workbook.commit();
}

/**
 * Streams the lists as an XLSX workbook with typed cells and frozen heading rows; a full sheet continues on a new one.
 * Rows are requested only as fast as the reader takes them, so memory use stays constant.
 */
export function xlsx(sheets: readonly Sheet[], sheetRows = SHEET_ROWS): Readable {
  const output = new PassThrough();
  write(output, sheets, sheetRows).catch((error) => output.destroy(error));
  return output;
}
