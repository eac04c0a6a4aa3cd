import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';

/** State from which the page is drawn. */
export interface RouteState {
  /** 'dead': the link was revoked, or its day is over. */
  status: 'loading' | 'open' | 'dead';
  /** The day as the server last answered it; null before the first answer, and once the server says that the link is dead. */
  day: DriverDay | null;
  /** Time of the last answer with the day, ISO 8601; '' before the first one. */
  readAt: string;
  /** Time of the server's last answer to any call, ISO 8601; '' before the first one. */
  heardAt: string;
  /** Whether the server answered the last call; false also once the browser says that it is offline. */
  connected: boolean;
  /** Captures of this route that the server hasn't accepted yet: they wait to be sent, or were refused. */
  entries: readonly Entry[];
  /** Captures of the driver's other routes that the server hasn't accepted yet. */
  older: readonly Entry[];
  /** Number of other drivers' captures on this phone that the server hasn't accepted yet. */
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
