import { isApiError } from '@lavanda/shared';

/** What the server refused of a form's fields, each with its message; empty when it was something else. */
export function refusedFields<Field extends string>(error: unknown, fields: readonly Field[]): Partial<Record<Field, string>> {
  const told = (isApiError(error) && error.problem.campos) || [];
  const atFields = told.filter(({ campo: field }) => (fields as readonly string[]).includes(field));
  return Object.fromEntries(atFields.map(({ campo: field, mensaje: message }) => [field, message])) as Partial<
    Record<Field, string>
  >;
}
