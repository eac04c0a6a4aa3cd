import { isApiError } from '@lavanda/shared';
import { ERROR_TEXTS } from '../texts.ts';

/**
 * Title about content that couldn't be read. Without a connection it says that the content needs one.
 * @param needed the content, with its article if it has one: 'Ventas', 'El historial'
 * @param otherwise the title after any other failure
 */
export function notRead(error: unknown, needed: string, otherwise: string): string {
  return isApiError(error) && error.status === 'red' ? ERROR_TEXTS.needsConnection(needed) : otherwise;
}
