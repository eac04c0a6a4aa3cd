import { DeviceDatabase } from '@lavanda/shared/api/deviceDatabase';
import type { Owner } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import type { DBSchema } from 'idb';

/** Data that this phone saves about a link. */
export interface SavedDay {
  token: string;
  /** Owner under which the queue keeps this route's captures. */
  owner: Owner;
  /** Null once the server has ended the link, because the phone must not keep the clientes' data any longer. */
  day: DriverDay | null;
  /** Time at which the day was read or, without a day, at which the link was found dead; ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  days: { key: string; value: SavedDay };
}

const database = new DeviceDatabase<Schema>('lavanda-ruta-dia', 1, {
  upgrade: (opened) => void opened.createObjectStore('days', { keyPath: 'token' }),
});

/** What this phone saved of a link; undefined if nothing is saved of it, or the browser saves nothing. */
export async function readSavedDay(token: string): Promise<SavedDay | undefined> {
  try {
    return await (await database.open()).get('days', token);
  } catch {
    return undefined;
  }
}

/** Saves a day, and erases the days of other links. Does nothing if the browser saves nothing. */
export async function saveDay(saved: SavedDay): Promise<void> {
  try {
    const { store, done } = (await database.open()).transaction('days', 'readwrite');
    await store.clear();
    await store.put(saved);
    await done;
  } catch {
    return;
  }
}

/** Closes the database; the next use opens it again. */
export function closeSavedDays(): Promise<void> {
  return database.close();
}
