import { errorMessage, isApiError } from '@lavanda/shared';

/** Messages of a failure by field; 'alert' has the message of an error without fields. */
export function failuresOf(error: unknown): Partial<Record<string, string>> {
  const fields = isApiError(error) ? (error.problem.campos ?? []) : [];
  if (fields.length === 0) return { alert: errorMessage(error) };
  return Object.fromEntries(fields.map(({ campo: field, mensaje: message }) => [field, message]));
}
