import { type ImportResult, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { type FieldError, HttpProblem } from '../../http/problem.ts';
import { compileValidation } from '../../http/validate.ts';
import { type ClienteData, clienteData } from '../clienteData.ts';
import { type FileField, fieldOf } from './columns.ts';
import { InvalidFile, MAX_ROWS, type TextRow } from './invalidFile.ts';
import { TEXTS } from './texts.ts';

export interface ValidRow {
  data: ClienteData;
  domicilios: string[];
}

export interface FileCheck {
  /** Rows that are not empty, without the heading. */
  rows: number;
  good: ValidRow[];
  errors: ImportResult['errores'];
}

/** Errors past this limit are dropped, because the file is probably not a list of clientes; rows are still counted. */
const MAX_ERRORS = 10_000;

/** Applies the same length limits as saving through the API. */
const checkSchema = compileValidation({ schema: SaveCliente, method: 'POST', url: '', httpPart: 'body' });

/**
 * Checks the table's rows by the same rules as `saveCliente`. Errors name the file's own headings.
 * @throws InvalidFile when it has no heading, no rows or too many rows
 */
export function checkRows([heading, ...rows]: readonly TextRow[]): FileCheck {
  if (!heading) throw new InvalidFile(TEXTS.emptyFile);
  const columns = columnsOf(heading);
  if (rows.length === 0) throw new InvalidFile(TEXTS.emptyFile);
  if (rows.length > MAX_ROWS) throw new InvalidFile(TEXTS.tooManyRows);
  const check: FileCheck = { rows: rows.length, good: [], errors: [] };
  for (const { row, cells } of rows) {
    const parsed = readCliente((field) => cells[columns.get(field) ?? -1] ?? '');
    if ('data' in parsed) check.good.push(parsed);
    else if (check.errors.length < MAX_ERRORS) {
      const title = (field: FileField) => heading.cells[columns.get(field) ?? -1] ?? field;
      check.errors.push(
        ...parsed.errors.map(({ campo: field, mensaje: message }) => ({
          fila: row,
          campo: title(field),
          mensaje: message,
        })),
      );
    }
  }
  return check;
}

function columnsOf({ cells }: TextRow): Map<FileField, number> {
  const columns = new Map<FileField, number>();
  cells.forEach((title, column) => {
    const field = fieldOf(title);
    if (field === null) return;
    if (columns.has(field)) throw new InvalidFile(TEXTS.duplicateColumn(title));
    columns.set(field, column);
  });
  if (!columns.has('nombre')) throw new InvalidFile(TEXTS.missingColumn('Nombre'));
  if (!columns.has('apellido')) throw new InvalidFile(TEXTS.missingColumn('Apellidos'));
  return columns;
}

type ReadResult = ValidRow | { errors: { campo: FileField; mensaje: string }[] };

function readCliente(written: (field: FileField) => string): ReadResult {
  // Spreadsheets keep line breaks inside a cell.
  const cell = (field: FileField) => written(field).replace(/\s+/g, ' ').trim();
  const numbers = Array.from({ length: 20 }, (_element, i) => i + 1).filter((number) => cell(`domicilio ${number}`) !== '');
  const body: SaveCliente = {
    nombre: cell('nombre'),
    apellido: cell('apellido'),
    telefono: cell('telefono'),
    correoElectronico: cell('correoElectronico'),
    rfc: normalizeRfc(cell('rfc')),
    razonSocial: cell('razonSocial'),
    // The SAT writes '612 - Personas Físicas...'; only the code is kept.
    regimenFiscal: /^(\d{3})(?:\D.*)?$/.exec(cell('regimenFiscal'))?.[1] ?? cell('regimenFiscal'),
    // Spreadsheets drop the leading zero of Mexico City postal codes.
    cp: cell('cp').replace(/^(\d{4})$/, '0$1'),
    domicilio: numbers.map((number) => ({ descripcion: cell(`domicilio ${number}`), lat: null, lon: null })),
  };
  const campos = badFields(body);
  if (!Array.isArray(campos))
    return { data: campos, domicilios: body.domicilio?.map(({ descripcion: description }) => description) ?? [] };
  return {
    errors: campos.map(({ campo: field, mensaje: message }) => ({
      campo: errorField(field, numbers),
      mensaje: message,
    })),
  };
}

/** The columns to save, or the fields at fault. */
function badFields(body: SaveCliente): ClienteData | FieldError[] {
  try {
    const data = clienteData(body, null);
    const checked = checkSchema(body);
    if (typeof checked === 'object' && 'error' in checked && checked.error) throw checked.error;
    return data;
  } catch (error) {
    if (error instanceof HttpProblem) return [...(error.campos ?? [])];
    throw error;
  }
}

/** Maps 'domicilio[1].descripcion' to the column of the row's second domicilio. */
function errorField(field: string, numbers: readonly number[]): FileField {
  const index = /^domicilio\D(\d+)/.exec(field)?.[1];
  return index === undefined ? (field as FileField) : `domicilio ${numbers[Number(index)] ?? 1}`;
}
