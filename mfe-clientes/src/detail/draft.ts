import type { Cliente, Domicilio, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';

/** A cliente as the form holds it: every field as typed. */
export interface Draft {
  nombre: string;
  apellido: string;
  telefono: string;
  rfc: string;
  cp: string;
  razonSocial: string;
  regimenFiscal: string;
  correoElectronico: string;
  domicilio: Domicilio[];
}

export type FieldName = Exclude<keyof Draft, 'domicilio'>;

/** The fields, in page order. */
export const CAMPOS: readonly FieldName[] = [
  'nombre',
  'apellido',
  'telefono',
  'rfc',
  'cp',
  'razonSocial',
  'regimenFiscal',
  'correoElectronico',
];

export const BLANK: Draft = {
  nombre: '',
  apellido: '',
  telefono: '',
  rfc: '',
  cp: '',
  razonSocial: '',
  regimenFiscal: '',
  correoElectronico: '',
  domicilio: [],
};

export function draftOf(cliente: Cliente): Draft {
  const {
    nombre: name,
    apellido: surname,
    telefono: phone,
    rfc,
    cp,
    razonSocial: legalName,
    regimenFiscal,
    correoElectronico: email,
    domicilio,
  } = cliente;
  return {
    nombre: name,
    apellido: surname,
    telefono: formatPhone(phone),
    rfc,
    cp,
    razonSocial: legalName,
    regimenFiscal,
    correoElectronico: email,
    domicilio,
  };
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
