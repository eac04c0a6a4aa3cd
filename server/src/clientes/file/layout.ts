import type { FileField, ImportOptions, RowMessage } from '@lavanda/shared/contract/schemas/imports';
import { fieldOf, fieldsOf, mayRepeat, titleOf } from './columns.ts';
import { MAX_TITLE_ROWS, type TextRow } from './invalidFile.ts';
import { TEXTS } from './texts.ts';

export interface Column {
  title: string;
  /** Null for a column that isn't imported. */
  field: FileField | null;
}

/** The interpretation of a table's rows and columns. */
export interface Layout {
  /** Row number of the headings in the file; 0 without headings. */
  heading: number;
  columns: Column[];
  /** Number of columns that a row may have. A cell beyond them usually means that a comma lacked quotes. */
  width: number;
  rows: readonly TextRow[];
  notices: RowMessage[];
  /** A field that two columns claim, so that one of them is left out; undefined without such a field. */
  duplicate: string | undefined;
  /** Why nothing can be imported with this layout; null when rows can be imported. */
  problem: string | null;
}

/** Cells after the last heading count as a column without a title if more than this share of the rows fills them. */
const COLUMN_PART = 0.5;

/**
 * Finds headings and columns, or takes them from the options, and adds notices about rows and columns that are left out.
 * @param loose whether a row may have cells beyond the headings by mistake, as in a CSV file
 */
export function layoutOf(table: readonly TextRow[], options: ImportOptions, loose: boolean): Layout {
  const { rows, heading, above } = headed(table, options.encabezado);
  const titled = lastFilled(heading?.cells ?? []);
  const named = titles(rows, heading);
  const fields = fieldsOf(named);
  const columns = named.map((title, i): Column => ({ title, field: fields[i] ?? null }));
  const strict = loose && heading !== null && options.columnas === undefined;
  // If the last heading is an address, cells beyond it are the rest of an address with commas, not columns of their own.
  if (strict && columns[titled - 1]?.field?.startsWith('domicilio ')) columns.length = titled;
  const notices: RowMessage[] = above.map(({ row, cells }) => ({
    fila: row,
    campo: '',
    mensaje: TEXTS.aboveHeading(cells.find((cell) => cell !== '') ?? ''),
  }));
  const duplicate = options.columnas ? undefined : resolve(columns, heading?.row ?? 0, notices);
  for (const [i, column] of columns.entries()) {
    if (options.columnas) column.field = options.columnas[i] || null;
  }
  tellLeftOut(columns, rows, heading?.row ?? 0, notices);
  const width = strict ? titled : columns.length;
  return { heading: heading?.row ?? 0, columns, width, rows, notices, duplicate, problem: problemOf(columns, heading !== null) };
}

function headed(table: readonly TextRow[], chosen: number | undefined) {
  const index = chosen === undefined ? bestHeading(table) : table.findIndex(({ row }) => row === chosen);
  const heading = table[index] ?? null;
  return { heading, above: table.slice(0, Math.max(0, index)), rows: table.slice(index + 1) };
}

/** Whether one of the first rows contains headings. */
export const hasHeading = (table: readonly TextRow[]): boolean => bestHeading(table) >= 0;

/**
 * Index of the row, among the first `MAX_TITLE_ROWS`, with most known headings; -1 without one. The known headings must include
 * a name or be at least two.
 */
function bestHeading(table: readonly TextRow[]): number {
  let best = { index: -1, known: 0 };
  table.slice(0, MAX_TITLE_ROWS).forEach(({ cells }, index) => {
    const fields = cells.map(fieldOf).filter((field) => field !== null);
    const enough = fields.length >= 2 || fields.some((field) => field === 'nombre' || field === 'nombreCompleto');
    if (enough && fields.length > best.known) best = { index, known: fields.length };
  });
  return best.index;
}

/**
 * The headings of all columns; one without a heading is called, for example, 'Columna 5'. In a table with headings, a column
 * beyond them counts only if most rows fill it.
 */
function titles(rows: readonly TextRow[], heading: TextRow | null): string[] {
  const filled: number[] = [];
  for (const { cells } of rows) {
    for (const [i, cell] of cells.entries()) if (cell !== '') filled[i] = (filled[i] ?? 0) + 1;
  }
  let width = lastFilled(heading?.cells ?? []);
  for (let i = width; i < filled.length; i++) {
    if (heading === null || (filled[i] ?? 0) > rows.length * COLUMN_PART) width = i + 1;
  }
  return Array.from({ length: width }, (_element, i) => heading?.cells[i] || TEXTS.untitled(i + 1));
}

export function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

/**
 * Adds a notice for each filled column that isn't imported, unless the column has a notice already or no column is imported.
 */
function tellLeftOut(columns: readonly Column[], rows: readonly TextRow[], row: number, notices: RowMessage[]): void {
  if (columns.every(({ field }) => field === null)) return;
  for (const [i, { field, title }] of columns.entries()) {
    if (field !== null || !rows.some(({ cells }) => cells[i])) continue;
    if (!notices.some(({ fila: noticeRow, campo: name }) => noticeRow === row && name === title))
      notices.push({ fila: row, campo: title, mensaje: TEXTS.leftOut(title) });
  }
}

const PHONES: readonly FileField[] = ['telefono', 'celular'];

/**
 * Keeps the first of columns with the same field, unless the field may repeat; a second telephone becomes `otroTelefono`. Treats
 * a name as the whole name if there are no surname columns.
 * @returns the first field that was left out, if any
 */
function resolve(columns: Column[], row: number, notices: RowMessage[]): string | undefined {
  const seen = new Set<FileField>();
  let duplicate: string | undefined;
  for (const column of columns) {
    const { field, title } = column;
    if (field === null) continue;
    if (seen.has(field) && !mayRepeat(field, title)) {
      const phone = PHONES.includes(field);
      if (!phone) duplicate ??= titleOf(field);
      column.field = phone ? 'otroTelefono' : null;
      const message = phone ? TEXTS.repeatedPhone : TEXTS.repeatedColumn;
      notices.push({ fila: row, campo: title, mensaje: message(titleOf(field)) });
    }
    seen.add(field);
  }
  const surnames = (['apellido', 'apellidoPaterno', 'apellidoMaterno'] as const).some((field) => seen.has(field));
  const name = columns.find(({ field }) => field === 'nombre');
  if (name && !surnames && !seen.has('nombreCompleto')) name.field = 'nombreCompleto';
  const whole = columns.find(({ field }) => field === 'nombreCompleto');
  if (whole) notices.push({ fila: row, campo: whole.title, mensaje: TEXTS.splitColumn });
  return duplicate;
}

function problemOf(columns: readonly Column[], withHeading: boolean): string | null {
  const named = columns.some(({ field }) => field === 'nombre' || field === 'nombreCompleto');
  if (named) return null;
  if (!withHeading && columns.length === 1) return TEXTS.oneColumn;
  return withHeading ? TEXTS.missingColumn('Nombre') : TEXTS.noHeading;
}
