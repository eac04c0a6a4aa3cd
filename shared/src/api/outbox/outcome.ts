import type { ApiError } from '../apiError.ts';

/**
 * The outcome of a call. With `pending` the data is a capture that waits to be sent. With `isCopy` the data comes from this
 * device's copy, because the server can't answer.
 */
export type Outcome =
  | { data: unknown; error?: undefined; pending?: boolean; isCopy?: boolean }
  | { error: ApiError; data?: undefined; pending?: undefined; isCopy?: undefined };

/** Statuses of a server that can't answer now, or of a proxy before it. Whether the call was done is unknown. */
const UNAVAILABLE: readonly ApiError['status'][] = ['red', 408, 429, 502, 503, 504];

/**
 * The state of an entry after an attempt to send it: 'done', or 'refused' by the server. The entry stays in the queue when no
 * server answers ('unavailable'), the session ended ('signedOut') or the server has a fault ('failed').
 */
export type Settlement = 'done' | 'unavailable' | 'signedOut' | 'failed' | 'refused';

/** Whether no server answers now. */
export const isUnavailable = ({ status }: ApiError): boolean => UNAVAILABLE.includes(status);

/** How an attempt to send an entry ended, which decides whether the entry stays in the queue. */
export function settlementOf({ error }: Outcome): Settlement {
  if (error === undefined) return 'done';
  if (isUnavailable(error)) return 'unavailable';
  if (error.status === 401) return 'signedOut';
  return Number(error.status) >= 500 ? 'failed' : 'refused';
}
