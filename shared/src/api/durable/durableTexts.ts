import type { DBSchema } from 'idb';
import { DeviceDatabase } from '../deviceDatabase.ts';

/** localStorage key with the `at` of the last write that localStorage has; signing out keeps it. */
export const LAST_WRITE_KEY = 'lavanda:escrito';

/** A text as it was last written; null once it was removed. `at` orders the writes. */
interface Written {
  key: string;
  text: string | null;
  at: number;
}

interface TextsSchema extends DBSchema {
  texts: { key: string; value: Written };
}

const texts = new DeviceDatabase<TextsSchema>('lavanda-escritos', 1, {
  upgrade: (database) => {
    database.createObjectStore('texts', { keyPath: 'key' });
  },
});

const lastWrite = () => Number(localStorage.getItem(LAST_WRITE_KEY)) || 0;

async function writeToDisk(written: Written): Promise<void> {
  const transaction = (await texts.open()).transaction('texts', 'readwrite', { durability: 'strict' });
  await transaction.store.put(written);
  await transaction.done;
}

/**
 * Writes a text to localStorage (null removes it), and to a database so that it outlives a power cut: browsers write
 * localStorage to disk seconds later, and a database at once.
 * @throws when localStorage is forbidden or full
 */
export function writeDurable(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  const at = Math.max(Date.now(), lastWrite() + 1);
  localStorage.setItem(LAST_WRITE_KEY, String(at));
  // A browser without databases keeps the text in localStorage alone.
  writeToDisk({ key, text, at }).catch(() => undefined);
}

/** Writes again what localStorage lost because the browser ended before writing it to disk. */
export async function restoreDurable(): Promise<void> {
  try {
    const last = lastWrite();
    for (const { key, text, at } of await (await texts.open()).getAll('texts')) {
      if (at <= last) continue;
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      localStorage.setItem(LAST_WRITE_KEY, String(Math.max(at, lastWrite())));
    }
  } catch {
    return;
  }
}
