import { serverNow } from './serverClock.ts';

/**
 * localStorage key of the last contact's time, so that all tabs, and pages opened without a server, have it. Signing out keeps
 * it.
 */
const KEY = 'lavanda:contacto';

/** The time of the last contact in this page's memory, for a browser that blocks localStorage. */
let last: string | null = null;

/** Notes that the server has just answered this device. @returns the moment, ISO 8601 */
export function noteContact(): string {
  last = serverNow().toISOString();
  try {
    localStorage.setItem(KEY, last);
  } catch {}
  return last;
}

/** When the server last answered this device, in any tab, ISO 8601; now, if that is unknown. */
export function lastContact(): string {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    if (!Number.isNaN(Date.parse(stored))) return stored;
  } catch {}
  return last ?? serverNow().toISOString();
}
