import type { ImportOptions } from '@lavanda/shared/contract/schemas/imports';
import { strFromU8, strToU8, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { SaxesParser } from 'saxes';
import { type CellMark, InvalidFile, MAX_ROWS, MAX_TITLE_ROWS, rowOf, type TextRow } from './invalidFile.ts';
import { hasHeading } from './layout.ts';
import { TEXTS } from './texts.ts';
import { unpack } from './zip.ts';

export interface WorkbookReading {
  rows: TextRow[];
  sheets: { nombre: string; oculta: boolean }[];
  /** Name of the sheet that was read or, even if it is empty, chosen; null when none was chosen and all are empty. */
  sheet: string | null;
  /** Names of the visible sheets that have rows but were not read; empty when the user chose the sheet. */
  unread: string[];
}

interface Sheet {
  sheet: string;
  /** Undefined for a sheet that is only a chart, although the library's types don't say so. */
  data: readonly (readonly unknown[])[] | undefined;
}

/** Number of a sheet's first rows, empty ones included, that are searched for headings. */
const SAMPLE_ROWS = 100;

/** Cells with an error, and formulas that were never calculated: the library reads both as empty. */
const ERROR = /<c\b([^>]*) t="e"([^>]*)>(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)?<v>([^<]*)<\/v><\/c>/g;
const UNCALCULATED = /<c\b([^>]*)>(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)<\/c>/g;

/**
 * Reads the rows of the chosen sheet. By default it is the first visible sheet with headings, else the first visible sheet that
 * has rows; hidden sheets are considered only when no visible sheet has rows.
 * @throws InvalidFile
 */
export async function readXlsx(bytes: Uint8Array, { hoja: chosen }: ImportOptions): Promise<WorkbookReading> {
  const parts = unpack(bytes);
  // The library trusts the sizes that a ZIP declares, so it gets a copy that was unpacked within limits and repacked.
  const sheets = await readSheets(Buffer.from(zipSync(withErrors(parts), { level: 0 })));
  const hidden = hiddenSheets(parts['xl/workbook.xml']);
  const listed = sheets.map(({ sheet }) => ({ nombre: sheet, oculta: hidden.has(sheet) }));
  const filled = sheets.filter(({ data = [] }) => data.some((cells, i) => typedRow(i + 1, cells) !== null));
  const visible = filled.filter(({ sheet }) => !hidden.has(sheet));
  const found =
    chosen === undefined ? (clienteSheet(visible) ?? clienteSheet(filled)) : filled.find(({ sheet }) => sheet === chosen);
  if (!found) return { rows: [], sheets: listed, sheet: chosen ?? null, unread: [] };
  const unread = chosen === undefined ? visible.map(({ sheet }) => sheet).filter((name) => name !== found.sheet) : [];
  // The result includes titles above the headings, the headings, and one row too many, for which `readRows` refuses the file.
  return { rows: rowsOf(found).slice(0, MAX_ROWS + MAX_TITLE_ROWS + 2), sheets: listed, sheet: found.sheet, unread };
}

/** The first sheet with headings, because a sheet of instructions may come before it; else the first sheet. */
function clienteSheet(sheets: readonly Sheet[]): Sheet | undefined {
  return sheets.find(({ sheet, data }) => hasHeading(rowsOf({ sheet, data: data?.slice(0, SAMPLE_ROWS) }))) ?? sheets[0];
}

function rowsOf({ data = [] }: Sheet): TextRow[] {
  return data.flatMap((cells, i) => typedRow(i + 1, cells) ?? []);
}

const textCell = (attributes: string, text: string) => `<c${attributes} t="inlineStr"><is><t>${text}</t></is></c>`;

/** The workbook's parts with cell errors turned into text, so that each error gets a notice. */
function withErrors(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, content]) => {
      if (!name.startsWith('xl/worksheets/')) return [name, content];
      const text = strFromU8(content);
      const marked = text
        .replace(ERROR, (_cell, before: string, after: string, error: string) => textCell(before + after, error))
        .replace(UNCALCULATED, (_cell, attributes: string) => textCell(attributes.replace(/ t="[^"]*"/, ''), '#CALC!'));
      return [name, marked === text ? content : strToU8(marked)];
    }),
  );
}

async function readSheets(workbook: Buffer): Promise<readonly Sheet[]> {
  try {
    return await readXlsxFile(workbook);
  } catch {
    throw new InvalidFile(TEXTS.invalidXlsx);
  }
}

/** Names of the sheets that Excel hides. */
function hiddenSheets(workbook: Uint8Array | undefined): Set<string> {
  const names = new Set<string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name.replace(/^.*:/, '') === 'sheet' && /hidden/i.test(String(attributes.state ?? '')))
      names.add(String(attributes.name));
  });
  // When the workbook's list of sheets can't be read, all sheets count as visible.
  parser.on('error', () => undefined);
  if (workbook) parser.write(strFromU8(workbook)).close();
  return names;
}

function typedRow(row: number, values: readonly unknown[]): TextRow | null {
  const marks = new Map<number, CellMark>();
  values.forEach((value, column) => {
    if (value instanceof Date) marks.set(column, 'date');
    if (typeof value === 'boolean') marks.set(column, 'boolean');
  });
  return rowOf(row, values.map(textOf), marks);
}

/** The cell's value as text, unformatted: numbers without thousands separators, days as YYYY-MM-DD. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO';
  return String(value);
}
