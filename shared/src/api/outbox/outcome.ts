import type { ApiError } from '../apiError.ts';

/** The outcome of a call. `pending`: the data is what was captured, and waits to be sent. */
export type Outcome =
  | { data: unknown; error?: undefined; pending?: boolean }
  | { error: ApiError; data?: undefined; pending?: undefined };

/** Statuses of a server that can't answer now, or of a proxy before it: whether the call was done isn't known. */
const UNAVAILABLE: readonly ApiError['status'][] = ['red', 408, 429, 502, 503, 504];

/**
 * What becomes of a sent entry: it is done, it waits for a server that answers, for a session, or for a server that is
 * mended, or the server refused it.
 */
export type Settlement = 'done' | 'unavailable' | 'signedOut' | 'failed' | 'refused';

export function settlementOf({ error }: Outcome): Settlement {
  if (error === undefined) return 'done';
  if (UNAVAILABLE.includes(error.status)) return 'unavailable';
  if (error.status === 401) return 'signedOut';
  return Number(error.status) >= 500 ? 'failed' : 'refused';
}
