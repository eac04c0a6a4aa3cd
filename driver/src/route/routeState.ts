import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';

/** State from which the page is drawn. */
export interface RouteState {
  /** 'dead': the link was revoked, or its day is over. */
  status: 'loading' | 'open' | 'dead';
  /** The day as the server last answered it; null before the first answer. */
  day: DriverDay | null;
  /** Time of the last answer with the day, ISO 8601; '' before the first one. */
  readAt: string;
  /** Time of the server's last answer to any call, ISO 8601; '' before the first one. */
  heardAt: string;
  /** Whether the server answered the last call. */
  connected: boolean;
  /** Captures of this route that wait to be sent. */
  entries: readonly Entry[];
  /** Captures of the driver's other routes that wait to be sent. */
  older: readonly Entry[];
  /** Number of other drivers' captures that wait on this phone. */
  others: number;
  /** Why the day can't be read, in Spanish; '' when it can. */
  failure: string;
  /** Warning about the phone, such as a wrong clock, in Spanish; '' for none. */
  notice: string;
}

export const EMPTY: RouteState = {
  ...{ status: 'loading', day: null, readAt: '', heardAt: '', connected: true, entries: [], older: [], others: 0 },
  ...{ failure: '', notice: '' },
};
