import { isApiError } from '@lavanda/shared';
import { ERROR_TEXTS } from '../texts.ts';

/**
 * Title of what couldn't be read: without a connection, that it needs one.
 * @param needed what needs it, with its article if it has one: 'Ventas', 'El historial'
 * @param otherwise the title after any other failure
 */
export function notRead(error: unknown, needed: string, otherwise: string): string {
  return isApiError(error) && error.status === 'red' ? ERROR_TEXTS.needsConnection(needed) : otherwise;
}
