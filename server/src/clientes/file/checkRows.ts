import { type ImportResult, SaveCliente } from '@lavanda/shared/contract/clientes';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { type FieldError, HttpProblem } from '../../http/problem.ts';
import { compileValidation } from '../../http/validate.ts';
import { type ClienteData, clienteData } from '../clienteData.ts';
import { type FileField, fieldOf } from './columns.ts';
import { InvalidFile, MAX_ROWS, type TextRow } from './invalidFile.ts';
import { TEXTS } from './texts.ts';

/** A customer of the file that can be kept. */
export interface ValidRow {
  data: ClienteData;
  domicilios: string[];
}

export interface Revision {
  /** Rows with something in them, the heading aside. */
  rows: number;
  good: ValidRow[];
  errors: ImportResult['errores'];
}

/** Beyond these the file isn't one of customers; the rest of the rows are counted all the same. */
const MAX_ERRORS = 10_000;

/** Lengths, as a save through the API would check them. */
const checkSchema = compileValidation({ schema: SaveCliente, method: 'POST', url: '', httpPart: 'body' });

/**
 * The customers of a table, by the same rules as `guardarCliente`. An error names the file's own heading.
 * @throws ArchivoInvalido when it has no heading, no rows or too many
 */
export function checkRows([heading, ...rows]: readonly TextRow[]): Revision {
  if (!heading) throw new InvalidFile(TEXTS.emptyFile);
  const columns = columnsOf(heading);
  if (rows.length === 0) throw new InvalidFile(TEXTS.emptyFile);
  if (rows.length > MAX_ROWS) throw new InvalidFile(TEXTS.tooManyRows);
  const revision: Revision = { rows: rows.length, good: [], errors: [] };
  for (const { row, cells } of rows) {
    const parsed = readCliente((field) => cells[columns.get(field) ?? -1] ?? '');
    if ('data' in parsed) revision.good.push(parsed);
    else if (revision.errors.length < MAX_ERRORS) {
      const title = (field: FileField) => heading.cells[columns.get(field) ?? -1] ?? field;
      revision.errors.push(
        ...parsed.errors.map(({ campo: field, mensaje: message }) => ({
          fila: row,
          campo: title(field),
          mensaje: message,
        })),
      );
    }
  }
  return revision;
}

/** Which column holds which field. */
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

function readCliente(cell: (field: FileField) => string): ReadResult {
  const numbers = Array.from({ length: 20 }, (_nada, i) => i + 1).filter((number) => cell(`domicilio ${number}`) !== '');
  const body: SaveCliente = {
    nombre: cell('nombre'),
    apellido: cell('apellido'),
    telefono: cell('telefono'),
    correoElectronico: cell('correoElectronico'),
    rfc: normalizeRfc(cell('rfc')),
    razonSocial: cell('razonSocial'),
    // '612 - Personas Físicas...' is the SAT's own way to write it.
    regimenFiscal: /^(\d{3})(?:\D.*)?$/.exec(cell('regimenFiscal'))?.[1] ?? cell('regimenFiscal'),
    // A spreadsheet drops the zero that the codes of Mexico City begin with.
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

/** The columns to keep, or what is wrong. */
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

/** 'domicilio[1].descripcion' -> the column of the row's second address. */
function errorField(field: string, numbers: readonly number[]): FileField {
  const index = /^domicilio\D(\d+)/.exec(field)?.[1];
  return index === undefined ? (field as FileField) : `domicilio ${numbers[Number(index)] ?? 1}`;
}
