import { isApiError } from '@lavanda/shared';

/** True when repeating the request may succeed: no answer came, the server failed, or the error isn't an `ApiError`. */
export function mayRetry(error: unknown): boolean {
  return !isApiError(error) || error.status === 'red' || error.status >= 500;
}
