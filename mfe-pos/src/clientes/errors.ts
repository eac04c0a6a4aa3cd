import { isApiError } from '@lavanda/shared';
import type { SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

export interface ClienteData {
  nombre: string;
  apellido: string;
  telefono: string;
  domicilio: string;
}

export type FieldName = keyof ClienteData;
export const CAMPOS: readonly FieldName[] = ['nombre', 'apellido', 'telefono', 'domicilio'];
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Validates the fields: both names are required and the phone must be valid (spec 5, decisions "Mexican practice"). */
export function validate(data: ClienteData): FieldErrors {
  return {
    ...(data.nombre.trim() === '' && { nombre: T.nameRequired }),
    ...(data.apellido.trim() === '' && { apellido: T.surnamesRequired }),
    ...(normalizePhone(data.telefono) === null && { telefono: T.invalidPhone }),
  };
}

/** The server's errors by field ('domicilio.0.descripcion' maps to domicilio). Errors on other fields are dropped. */
export function serverErrors(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  const errors: FieldErrors = {};
  for (const { campo: field, mensaje: message } of error.problem.campos ?? []) {
    const name = CAMPOS.find((one) => field.split(/[^a-zA-Z]+/).includes(one));
    if (name) errors[name] ??= message;
  }
  return errors;
}

/** Body of the save; a typed domicilio has no coordinates yet. */
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
