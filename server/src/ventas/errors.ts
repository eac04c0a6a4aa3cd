import { type FieldError, HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Most messages that a detail joins, because nobody reads a longer one. */
const MAX_MESSAGES = 3;

/**
 * A 422 that names the fields at fault. Its detail is the first field's message or, if some fields have a code, their
 * messages, each of which tells of a different change.
 */
export function invalidFields(...campos: FieldError[]): HttpProblem {
  const coded = campos.filter(({ codigo: code }) => code !== undefined);
  const told = coded.length > 0 ? coded.slice(0, MAX_MESSAGES) : campos.slice(0, 1);
  return new HttpProblem(422, told.map(({ mensaje: message }) => message).join(' ') || TEXTS.verifies, campos);
}

export function invalidField(field: string, message: string): HttpProblem {
  return invalidFields({ campo: field, mensaje: message });
}
