import type { Capture } from '@lavanda/shared/contract/schemas/capture';
import type { Cliente, Domicilio, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { formatPhone, joinPhoneNotes, splitPhone } from '@lavanda/shared/domain/phone';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';

/** The names of a cliente's fields, in the order of the page. */
export const FIELDS = [
  'nombre',
  'apellido',
  'telefono',
  'telefono_nota',
  'rfc',
  'cp',
  'razonSocial',
  'regimenFiscal',
  'correoElectronico',
] as const;

export type FieldName = (typeof FIELDS)[number];

/** The values that a cliente's form shows. */
export type Draft = Record<FieldName, string> & { domicilio: Domicilio[] };

export const BLANK: Draft = {
  ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as Record<FieldName, string>),
  domicilio: [],
};

export function draftOf(cliente: Cliente): Draft {
  const texts = Object.fromEntries(FIELDS.map((field) => [field, cliente[field] ?? ''])) as Record<FieldName, string>;
  return { ...texts, telefono: formatPhone(cliente.telefono), domicilio: cliente.domicilio };
}

/**
 * Formats the typed phone, and moves text beside it (an extension, a second number) to its own field.
 * @returns both fields; none of them when the text has no valid phone, so that it stays as typed
 */
export function tidyPhone({ telefono: phone, telefono_nota: note }: Pick<Draft, 'telefono' | 'telefono_nota'>) {
  const split = splitPhone(phone);
  if (split === null) return {};
  return { telefono: formatPhone(split.phone), telefono_nota: joinPhoneNotes(note.trim(), split.rest) };
}

export function areEqual(one: Draft, other: Draft): boolean {
  return (
    FIELDS.every((field) => one[field].trim() === other[field].trim()) &&
    JSON.stringify(one.domicilio) === JSON.stringify(other.domicilio)
  );
}

/** Fields of the request body that aren't part of the form. */
type Beside = keyof typeof Capture | 'tenant' | 'version' | 'aviso_mostrado';

/** Body of the save: the draft's values, trimmed, with the RFC and the phone normalized. */
export function toRequestBody(id: string, draft: Draft): Required<Omit<SaveCliente, Beside>> {
  const split = splitPhone(draft.telefono);
  return {
    _id: id,
    nombre: draft.nombre.trim(),
    apellido: draft.apellido.trim(),
    telefono: split?.phone ?? draft.telefono,
    telefono_nota: joinPhoneNotes(draft.telefono_nota.trim(), split?.rest ?? ''),
    domicilio: draft.domicilio,
    rfc: normalizeRfc(draft.rfc),
    regimenFiscal: draft.regimenFiscal,
    razonSocial: draft.razonSocial.trim(),
    cp: draft.cp.trim(),
    correoElectronico: draft.correoElectronico.trim(),
  };
}
