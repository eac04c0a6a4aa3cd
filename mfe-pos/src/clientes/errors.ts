import { isApiError } from '@lavanda/shared';
import type { SaveCliente } from '@lavanda/shared/contract/clientes';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

/** What the quick registration asks for, as typed. */
export interface ClienteData {
  nombre: string;
  apellido: string;
  telefono: string;
  domicilio: string;
}

export type FieldName = keyof ClienteData;
export const CAMPOS: readonly FieldName[] = ['nombre', 'apellido', 'telefono', 'domicilio'];
export type FieldErrors = Partial<Record<FieldName, string>>;

/** First and last name are required, the phone must be one (spec 5, decisions "Mexican practice"). */
export function validate(data: ClienteData): FieldErrors {
  return {
    ...(data.nombre.trim() === '' && { nombre: T.nameRequired }),
    ...(data.apellido.trim() === '' && { apellido: T.surnamesRequired }),
    ...(normalizePhone(data.telefono) === null && { telefono: T.invalidPhone }),
  };
}

/** The server's complaints by field ('domicilio.0.descripcion' belongs to the address); those about anything else are left out. */
export function serverErrors(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  const errors: FieldErrors = {};
  for (const { campo: field, mensaje: message } of error.problem.campos ?? []) {
    const name = CAMPOS.find((one) => field.split(/[^a-zA-Z]+/).includes(one));
    if (name) errors[name] ??= message;
  }
  return errors;
}

/** The body of the save; a typed address has no coordinates yet. */
export function clienteBody(id: string, data: ClienteData): SaveCliente & { telefono: string } {
  const description = data.domicilio.trim();
  return {
    _id: id,
    nombre: data.nombre.trim(),
    apellido: data.apellido.trim(),
    telefono: normalizePhone(data.telefono) ?? '',
    domicilio: description === '' ? [] : [{ descripcion: description, lat: null, lon: null }],
  };
}
