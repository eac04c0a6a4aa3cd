import type { ApiError } from '../apiError.ts';

/**
 * The outcome of a call. With `pending` the data is a capture that waits to be sent. With `isCopy` the data comes from this
 * device's copy or queue, because the server can't answer.
 */
export type Outcome =
  | { data: unknown; error?: undefined; pending?: boolean; isCopy?: boolean }
  | { error: ApiError; data?: undefined; pending?: undefined; isCopy?: undefined };

/**
 * Statuses of a call that no server answered, or that the server or a proxy before it can't answer now. Whether the call was done
 * is unknown.
 */
const UNAVAILABLE: readonly ApiError['status'][] = ['red', 408, 429, 502, 503, 504];

/**
 * How an attempt to send an entry ended: the server saved it ('done') or refused it ('refused'), had a fault ('failed'), or told
 * that the session ended ('signedOut'); or no server could answer it ('unavailable').
 */
export type Settlement = 'done' | 'unavailable' | 'signedOut' | 'failed' | 'refused';

/** Whether the call had no answer, or the server can't answer it now. */
export const isUnavailable = ({ status }: ApiError): boolean => UNAVAILABLE.includes(status);

/** How an attempt to send an entry ended. `Outbox` decides by it whether the entry stays in the queue. */
export function settlementOf({ error }: Outcome): Settlement {
  if (error === undefined) return 'done';
  if (isUnavailable(error)) return 'unavailable';
  if (error.status === 401) return 'signedOut';
  return Number(error.status) >= 500 ? 'failed' : 'refused';
}
