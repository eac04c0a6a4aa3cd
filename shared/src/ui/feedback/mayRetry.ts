import { isApiError } from '@lavanda/shared';

/** True when repeating the request may succeed: no answer came, or the server failed. */
export function mayRetry(error: unknown): boolean {
  return !isApiError(error) || error.status === 'red' || error.status >= 500;
}
