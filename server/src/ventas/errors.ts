import { type FieldError, HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** A 422 that names the fields at fault; the first field's message becomes the detail. */
export function invalidFields(...campos: FieldError[]): HttpProblem {
  return new HttpProblem(422, campos[0]?.mensaje ?? TEXTS.verifies, campos);
}

export function invalidField(field: string, message: string): HttpProblem {
  return invalidFields({ campo: field, mensaje: message });
}
