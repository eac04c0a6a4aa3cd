import { splitPhone } from '@lavanda/shared/domain/phone';
import { fiscalErrors, hasValidCheckDigit, normalizeRfc, personType } from '@lavanda/shared/domain/rfc';
import { TEXTS } from '../texts';
import { type Draft, FIELDS, type FieldName } from './draft';

const T = TEXTS.detail;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type FieldErrors = Partial<Record<FieldName, string>>;

/** Error messages of a cliente's fields, by the same rules as the server's (spec 5; decisions "Mexican practice"). */
export function validate(draft: Draft): FieldErrors {
  const { nombre: name, telefono: phone, rfc, regimenFiscal, cp } = draft;
  const email = draft.correoElectronico.trim();
  const errors: FieldErrors = {};
  if (name.trim() === '') errors.nombre = T.nameRequired;
  if (splitPhone(phone) === null) errors.telefono = T.invalidPhone;
  for (const { campo: field, mensaje: message } of fiscalErrors({
    rfc: normalizeRfc(rfc),
    regimenFiscal,
    cp: cp.trim(),
  })) {
    errors[field] ??= message;
  }
  if (email !== '' && !EMAIL.test(email)) errors.correoElectronico = T.invalidEmail;
  return errors;
}

/** Warning for a well-formed RFC with a wrong check digit; it doesn't prevent the save. */
export function rfcNotice(rfc: string): string | undefined {
  const normal = normalizeRfc(rfc);
  return personType(normal) !== null && !hasValidCheckDigit(normal) ? T.checkDigit : undefined;
}

/**
 * The form field of a server error. Undefined for an error without a field of its own ('domicilio[0].descripcion'), which the
 * form shows above the fields.
 */
export function fieldOf(name: string): FieldName | undefined {
  const [first] = name.split(/[^a-zA-Z]+/).filter(Boolean);
  return FIELDS.find((field) => field === first);
}
