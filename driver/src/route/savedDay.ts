import { DeviceDatabase } from '@lavanda/shared/api/deviceDatabase';
import type { Owner } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import type { DBSchema } from 'idb';

/** What this phone keeps of a link. */
export interface SavedDay {
  token: string;
  /** The owner under whom captures of this route are queued. */
  owner: Owner;
  /** Null once the link ended, because the phone may then no longer keep the customers' data. */
  day: DriverDay | null;
  /** When it was read, ISO 8601. */
  at: string;
}

interface Schema extends DBSchema {
  days: { key: string; value: SavedDay };
}

const database = new DeviceDatabase<Schema>('lavanda-ruta-dia', 1, {
  upgrade: (opened) => void opened.createObjectStore('days', { keyPath: 'token' }),
});

/** The day as it was last read through a link; undefined when it never was, or the browser keeps nothing. */
export async function readSavedDay(token: string): Promise<SavedDay | undefined> {
  try {
    return await (await database.open()).get('days', token);
  } catch {
    return undefined;
  }
}

/** Keeps a day, and forgets those of other links. */
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

/** Closes the database, so that it can be erased. */
export function closeSavedDays(): Promise<void> {
  return database.close();
}
