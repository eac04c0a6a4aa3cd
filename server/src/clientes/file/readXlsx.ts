import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { InvalidFile, MAX_ROWS, rowOf, type TextRow } from './invalidFile.ts';
import { TEXTS } from './texts.ts';
import { unpack } from './zip.ts';

/**
 * The rows of a workbook's first sheet that has any, the heading first.
 * @throws ArchivoInvalido
 */
export async function readXlsx(bytes: Uint8Array): Promise<TextRow[]> {
  // The reader believes the sizes that a ZIP says of itself: it gets one that was unfolded and packed here.
  const workbook = Buffer.from(zipSync(unpack(bytes), { level: 0 }));
  for (const listRows of await readSheets(workbook)) {
    const rows = listRows.flatMap((cells, i) => rowOf(i + 1, cells.map(textOf)) ?? []);
    // One more than may be, so that who checks them can tell.
    if (rows.length > 0) return rows.slice(0, MAX_ROWS + 2);
  }
  return [];
}

/** The cells of each sheet, from 1. */
async function readSheets(workbook: Buffer): Promise<(readonly (readonly unknown[])[])[]> {
  try {
    // Of a sheet that is a chart the reader answers nothing, though it doesn't say so.
    const sheets: readonly { data: readonly (readonly unknown[])[] | undefined }[] = await readXlsxFile(workbook);
    return sheets.map(({ data }) => data ?? []);
  } catch {
    throw new InvalidFile(TEXTS.invalidXlsx);
  }
}

/** What the cell shows, without its looks: numbers without thousands, days as YYYY-MM-DD. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return String(value);
}
