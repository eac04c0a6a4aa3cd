import { serverNow } from './serverClock.ts';

/** localStorage key, so that all tabs, and a page that opens without a server, know the moment. Signing out keeps it. */
const KEY = 'lavanda:contacto';

/** The moment as this page knows it, for a browser that blocks the storage. */
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
