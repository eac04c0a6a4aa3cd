import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';

/** What the page shows. */
export interface RouteState {
  /** 'dead': the link was revoked, or its day is over. */
  status: 'loading' | 'open' | 'dead';
  /** The day as the server last told it; null before anything is known. */
  day: DriverDay | null;
  /** When the server last told it, ISO 8601; '' before. */
  readAt: string;
  /** When the server last answered anything, ISO 8601; '' before. */
  heardAt: string;
  /** Whether it answered the last call. */
  connected: boolean;
  /** Captures of this route that wait. */
  entries: readonly Entry[];
  /** Captures of the driver's other routes that wait. */
  older: readonly Entry[];
  /** How many captures of other drivers wait on this phone. */
  others: number;
  /** Why the day can't be read, in Spanish; or ''. */
  failure: string;
  /** What the driver is told of the phone, in Spanish; or ''. */
  notice: string;
}

export const EMPTY: RouteState = {
  ...{ status: 'loading', day: null, readAt: '', heardAt: '', connected: true, entries: [], older: [], others: 0 },
  ...{ failure: '', notice: '' },
};
