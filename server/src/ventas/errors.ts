import { type FieldError, HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** 422 that names the fields at fault; the first one's message is the detail. */
export function invalidFields(...campos: FieldError[]): HttpProblem {
  return new HttpProblem(422, campos[0]?.mensaje ?? TEXTS.verifies, campos);
}

export function invalidField(field: string, message: string): HttpProblem {
  return invalidFields({ campo: field, mensaje: message });
}
