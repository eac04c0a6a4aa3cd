import type { Cliente, Domicilio, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';

/** The fields, in page order. */
export const CAMPOS = [
  'nombre',
  'apellido',
  'telefono',
  'rfc',
  'cp',
  'razonSocial',
  'regimenFiscal',
  'correoElectronico',
] as const;

export type FieldName = (typeof CAMPOS)[number];

/** A cliente as the form holds it: every field as typed. */
export type Draft = Record<FieldName, string> & { domicilio: Domicilio[] };

export const BLANK: Draft = {
  ...(Object.fromEntries(CAMPOS.map((field) => [field, ''])) as Record<FieldName, string>),
  domicilio: [],
};

export function draftOf(cliente: Cliente): Draft {
  const texts = Object.fromEntries(CAMPOS.map((field) => [field, cliente[field]])) as Record<FieldName, string>;
  return { ...texts, telefono: formatPhone(cliente.telefono), domicilio: cliente.domicilio };
}

export function areEqual(one: Draft, other: Draft): boolean {
  return (
    CAMPOS.every((field) => one[field].trim() === other[field].trim()) &&
    JSON.stringify(one.domicilio) === JSON.stringify(other.domicilio)
  );
}

/** Body of the save: trimmed and normalized as it is stored. */
export function toRequestBody(id: string, draft: Draft): Required<Omit<SaveCliente, 'tenant' | 'version'>> {
  return {
    _id: id,
    nombre: draft.nombre.trim(),
    apellido: draft.apellido.trim(),
    telefono: normalizePhone(draft.telefono) ?? draft.telefono,
    domicilio: draft.domicilio,
    rfc: normalizeRfc(draft.rfc),
    regimenFiscal: draft.regimenFiscal,
    razonSocial: draft.razonSocial.trim(),
    cp: draft.cp.trim(),
    correoElectronico: draft.correoElectronico.trim(),
  };
}
