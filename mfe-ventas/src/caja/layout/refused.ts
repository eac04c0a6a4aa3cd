import { isApiError } from '@lavanda/shared';

/** The server's messages about the form's fields, by field; empty when the error names none of them. */
export function refusedFields<Field extends string>(error: unknown, fields: readonly Field[]): Partial<Record<Field, string>> {
  const told = (isApiError(error) && error.problem.campos) || [];
  const atFields = told.filter(({ campo: field }) => (fields as readonly string[]).includes(field));
  return Object.fromEntries(atFields.map(({ campo: field, mensaje: message }) => [field, message])) as Partial<
    Record<Field, string>
  >;
}
