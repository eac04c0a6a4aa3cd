import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { InvalidFile, MAX_ROWS, rowOf, type TextRow } from './invalidFile.ts';
import { TEXTS } from './texts.ts';
import { unpack } from './zip.ts';

/** Reads the rows of the workbook's first non-empty sheet, heading first. @throws InvalidFile */
export async function readXlsx(bytes: Uint8Array): Promise<TextRow[]> {
  // The library trusts the sizes that a ZIP declares, so it reads a copy unpacked within limits and repacked here.
  const workbook = Buffer.from(zipSync(unpack(bytes), { level: 0 }));
  for (const listRows of await readSheets(workbook)) {
    const rows = listRows.flatMap((cells, i) => rowOf(i + 1, cells.map(textOf)) ?? []);
    // The heading plus one row over the limit, so that `checkRows` can tell that there are too many.
    if (rows.length > 0) return rows.slice(0, MAX_ROWS + 2);
  }
  return [];
}

async function readSheets(workbook: Buffer): Promise<(readonly (readonly unknown[])[])[]> {
  try {
    // The library's types don't say so, but `data` is undefined for a sheet that is only a chart.
    const sheets: readonly { data: readonly (readonly unknown[])[] | undefined }[] = await readXlsxFile(workbook);
    return sheets.map(({ data }) => data ?? []);
  } catch {
    throw new InvalidFile(TEXTS.invalidXlsx);
  }
}

/** The cell's value as text, unformatted: numbers without thousands separators, days as YYYY-MM-DD. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value);
}
