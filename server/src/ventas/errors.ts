import { type FieldError, HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Maximum number of messages that a detail contains, so that users read it. */
const MAX_MESSAGES = 3;

/**
 * A 422 that names the wrong fields. Its detail is the first field's message or, if some fields have a code, the messages of
 * the first `MAX_MESSAGES` fields that have one.
 */
export function invalidFields(...campos: FieldError[]): HttpProblem {
  const coded = campos.filter(({ codigo: code }) => code !== undefined);
  const told = coded.length > 0 ? coded.slice(0, MAX_MESSAGES) : campos.slice(0, 1);
  return new HttpProblem(422, told.map(({ mensaje: message }) => message).join(' ') || TEXTS.verifies, campos);
}

/** A 422 that names one wrong field. */
export function invalidField(field: string, message: string): HttpProblem {
  return invalidFields({ campo: field, mensaje: message });
}
