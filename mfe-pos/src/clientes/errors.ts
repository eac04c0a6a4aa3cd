import { isApiError } from '@lavanda/shared';
import type { SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { splitPhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

export interface ClienteData {
  nombre: string;
  apellido: string;
  telefono: string;
  domicilio: string;
}

export type FieldName = keyof ClienteData;
export const FIELDS: readonly FieldName[] = ['nombre', 'apellido', 'telefono', 'domicilio'];
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Validates the fields: the name is required, and a phone, if any, must be valid (spec 5, decisions "Mexican practice"). */
export function validate(data: ClienteData): FieldErrors {
  return {
    ...(data.nombre.trim() === '' && { nombre: T.nameRequired }),
    ...(splitPhone(data.telefono) === null && { telefono: T.invalidPhone }),
  };
}

/** The server's errors by form field ('domicilio.0.descripcion' maps to domicilio); errors of other fields are left out. */
export function serverErrors(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  const errors: FieldErrors = {};
  for (const { campo: field, mensaje: message } of error.problem.campos ?? []) {
    const name = FIELDS.find((one) => field.split(/[^a-zA-Z]+/).includes(one));
    if (name) errors[name] ??= message;
  }
  return errors;
}

/** Body of the save; a typed domicilio has no coordinates yet. */
export function clienteBody(id: string, data: ClienteData): SaveCliente & { apellido: string; telefono: string } {
  const { phone, rest } = splitPhone(data.telefono) ?? { phone: '', rest: '' };
  const description = data.domicilio.trim();
  return {
    _id: id,
    nombre: data.nombre.trim(),
    apellido: data.apellido.trim(),
    telefono: phone,
    telefono_nota: rest,
    domicilio: description === '' ? [] : [{ descripcion: description, lat: null, lon: null }],
  };
}
