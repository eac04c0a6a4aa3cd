import type { ApiError } from '../apiError.ts';

/**
 * The outcome of a call. With `pending` the data is a capture that waits to be sent; with `isCopy` it is this device's, because
 * the server can't answer.
 */
export type Outcome =
  | { data: unknown; error?: undefined; pending?: boolean; isCopy?: boolean }
  | { error: ApiError; data?: undefined; pending?: undefined; isCopy?: undefined };

/** Statuses of a server that can't answer now, or of a proxy before it. Whether the call was done is unknown. */
const UNAVAILABLE: readonly ApiError['status'][] = ['red', 408, 429, 502, 503, 504];

/**
 * What becomes of a sent entry: it is done; it waits for a server that answers ('unavailable'), for a session, or for a server
 * that is mended ('failed'); or the server refused it.
 */
export type Settlement = 'done' | 'unavailable' | 'signedOut' | 'failed' | 'refused';

/** Whether no server answers now. */
export const isUnavailable = ({ status }: ApiError): boolean => UNAVAILABLE.includes(status);

export function settlementOf({ error }: Outcome): Settlement {
  if (error === undefined) return 'done';
  if (isUnavailable(error)) return 'unavailable';
  if (error.status === 401) return 'signedOut';
  return Number(error.status) >= 500 ? 'failed' : 'refused';
}
