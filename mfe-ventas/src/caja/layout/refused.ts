import { isApiError } from '@lavanda/shared';

/** The server's error message for each of the form's fields; empty when the error is about something else. */
export function refusedFields<Field extends string>(error: unknown, fields: readonly Field[]): Partial<Record<Field, string>> {
  const told = (isApiError(error) && error.problem.campos) || [];
  const atFields = told.filter(({ campo: field }) => (fields as readonly string[]).includes(field));
  return Object.fromEntries(atFields.map(({ campo: field, mensaje: message }) => [field, message])) as Partial<
    Record<Field, string>
  >;
}
