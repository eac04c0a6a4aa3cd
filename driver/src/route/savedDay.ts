import { DeviceDatabase } from '@lavanda/shared/api/deviceDatabase';
import type { Owner } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import type { DBSchema } from 'idb';

/** Data that this phone saves about a link. */
export interface SavedDay {
  token: string;
  /** Owner under which the queue keeps this route's captures. */
  owner: Owner;
  /** Null once the link ended, because the phone may then no longer keep the clientes' data. */
  day: DriverDay | null;
  /** Time at which the day was read, ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  days: { key: string; value: SavedDay };
}

const database = new DeviceDatabase<Schema>('lavanda-ruta-dia', 1, {
  upgrade: (opened) => void opened.createObjectStore('days', { keyPath: 'token' }),
});

/** The day as last read through a link; undefined if it was never read, or the browser saves nothing. */
export async function readSavedDay(token: string): Promise<SavedDay | undefined> {
  try {
    return await (await database.open()).get('days', token);
  } catch {
    return undefined;
  }
}

/** Saves a day, and erases the days of other links. */
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

/** Closes the database, which has to be closed before it can be erased. */
export function closeSavedDays(): Promise<void> {
  return database.close();
}
