import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';

/** State from which the page is drawn. */
export interface RouteState {
  /** 'dead': the link was revoked, or its day is over. */
  status: 'loading' | 'open' | 'dead';
  /** The day as last answered, perhaps before the page was opened; null before any answer, and once the server ended the link. */
  day: DriverDay | null;
  /** Time of the last answer with the day, ISO 8601; '' before any. For a link saved as dead, the time when it was found dead. */
  readAt: string;
  /** Time of the server's last answer to any call, as far as known, ISO 8601; '' before the first one. */
  heardAt: string;
  /** Whether the server answered the last call; true before the first one, false once the browser says that it is offline. */
  connected: boolean;
  /** Whether the phone stored the last capture or, before the first one, lets its queue be read; true before both. */
  isStoring: boolean;
  /** Captures of this route, without `refusedNotices`, that the server hasn't accepted yet: they wait or were refused. */
  entries: readonly Entry[];
  /** 'Vamos en camino' of this route that the server refused to record. */
  refusedNotices: readonly Entry[];
  /** Captures of the driver's other routes that the server hasn't accepted yet, without a refused 'Vamos en camino'. */
  older: readonly Entry[];
  /** Number of unaccepted captures of other routes that aren't known to be this driver's; all of them while no day is shown. */
  others: number;
  /** Why the last reading of the day failed, in Spanish; '' before the first one and after one that succeeded. */
  failure: string;
  /** Warning about the phone, such as a wrong clock, in Spanish; '' for none. */
  notice: string;
}

export const EMPTY: RouteState = {
  ...{ status: 'loading', day: null, readAt: '', heardAt: '', connected: true, isStoring: true },
  ...{ entries: [], refusedNotices: [], older: [], others: 0, failure: '', notice: '' },
};
