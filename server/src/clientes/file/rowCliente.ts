import { SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import type { FileField } from '@lavanda/shared/contract/schemas/imports';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { type FieldError, HttpProblem } from '../../http/problem.ts';
import { compileValidation } from '../../http/validate.ts';
import { type ClienteData, clienteData } from '../clienteData.ts';
import { splitName } from './personName.ts';
import { readPhone } from './phoneCell.ts';
import type { RowCells } from './rowCells.ts';
import { TEXTS } from './texts.ts';

export interface ValidRow {
  /** Row number in the file. */
  fila: number;
  data: ClienteData;
  domicilios: string[];
}

/** Applies the same length limits as saving through the API. */
const checkSchema = compileValidation({ schema: SaveCliente, method: 'POST', url: '', httpPart: 'body' });

/**
 * Reads one row's cliente. Errors and notices go to the row's messages.
 * @returns null when the row is refused
 */
export function readCliente(row: RowCells): ValidRow | null {
  const { nombre: name, apellido: surname } = nameOf(row);
  const { phone, rest } = phoneOf(row);
  const numbers = row.domicilioNumbers();
  const body: SaveCliente = {
    nombre: name,
    apellido: surname,
    telefono: phone,
    telefono_nota: rest,
    correoElectronico: emailOf(row),
    rfc: normalizeRfc(row.text('rfc')),
    razonSocial: row.text('razonSocial'),
    regimenFiscal: regimenOf(row),
    cp: postalCode(row),
    domicilio: numbers.map((number) => ({ descripcion: row.text(`domicilio ${number}`), lat: null, lon: null })),
  };
  const checked = check(body);
  if (Array.isArray(checked)) {
    for (const { campo: field, mensaje: message } of checked) row.refuse(columnField(field, numbers), message);
    return null;
  }
  if (row.refused) return null;
  return { fila: row.fila, data: checked, domicilios: body.domicilio?.map(({ descripcion: description }) => description) ?? [] };
}

function nameOf(row: RowCells): { nombre: string; apellido: string } {
  const surname = [row.text('apellido'), row.text('apellidoPaterno'), row.text('apellidoMaterno')].filter(Boolean).join(' ');
  const name = row.text('nombre');
  const whole = row.text('nombreCompleto');
  const business = row.text('razonSocial');
  if (name === '' && whole === '' && surname === '' && business !== '') {
    row.tell('nombre', TEXTS.nameOfBusiness(business));
    return { nombre: business, apellido: '' };
  }
  if (name !== '' || whole === '') return { nombre: name, apellido: surname };
  if (surname !== '') return { nombre: whole, apellido: surname };
  const { unsure, ...parts } = splitName(whole);
  if (unsure) row.tell('nombreCompleto', TEXTS.splitAs(parts.nombre, parts.apellido));
  return parts;
}

/** The telephone to store and the text beside it. Mobile numbers come first, because messages go to them. */
function phoneOf(row: RowCells): { phone: string; rest: string } {
  let phone = '';
  const others: string[] = [];
  for (const field of ['celular', 'telefono', 'otroTelefono'] as const) {
    const written = row.text(field);
    if (written === '') continue;
    const read = readPhone(written);
    if (read === null && field !== 'otroTelefono') row.refuse(field, TEXTS.badPhone(written));
    else if (read && phone === '' && read.phone !== '') {
      phone = read.phone;
      if (read.rest !== '') others.push(read.rest);
      if (read.notice !== null) row.tell(field, read.notice);
    } else if (read?.phone === '') row.tell(field, TEXTS.noPhone(written));
    else {
      const different = written.split(' / ').filter((one) => readPhone(one)?.phone !== phone || phone === '');
      if (different.length === 0) continue;
      others.push(different.join(' / '));
      if (field !== 'otroTelefono') row.tell(field, TEXTS.otherPhone(written));
    }
  }
  return { phone, rest: others.join(' · ') };
}

/** The address without the 'mailto:' of a link. */
function emailOf(row: RowCells): string {
  const written = row.text('correoElectronico');
  const address = written.replace(/^mailto:/i, '');
  if (address !== written) row.tell('correoElectronico', TEXTS.savedAs(written, address));
  return address;
}

/** The SAT writes '612 - Personas Físicas...'; only the code is kept. */
function regimenOf(row: RowCells): string {
  const written = row.text('regimenFiscal');
  const code = /^(\d{3})\D.*$/.exec(written)?.[1];
  if (code === undefined) return written;
  row.tell('regimenFiscal', TEXTS.savedAs(written, code));
  return code;
}

/** Spreadsheets drop the leading zero of Mexico City's postal codes. */
function postalCode(row: RowCells): string {
  const written = row.text('cp').replace(/^(\d{4,5})\.0$/, '$1');
  if (!/^\d{4}$/.test(written)) return written;
  row.tell('cp', TEXTS.postalCode(written));
  return `0${written}`;
}

/** The columns of the cliente to save; the errors instead if any field is wrong. */
function check(body: SaveCliente): ClienteData | FieldError[] {
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

/** Converts a path such as 'domicilio[1].descripcion' to the column of the row's second domicilio. */
function columnField(field: string, numbers: readonly number[]): FileField {
  const index = /^domicilio\D(\d+)/.exec(field)?.[1];
  return index === undefined ? (field as FileField) : `domicilio ${numbers[Number(index)] ?? 1}`;
}
