import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, NewEntry } from './entry.ts';
import { markLost } from './queueMark.ts';

/** Name of the database of what waits to be sent. Signing out keeps it while anything waits. */
export const QUEUE_DATABASE = 'lavanda-cola';

interface QueueSchema extends DBSchema {
  entradas: { key: number; value: Entry };
}

type Queue = IDBPDatabase<QueueSchema>;

let opened: Promise<Queue> | undefined;

function open(): Promise<Queue> {
  opened ??= openDB<QueueSchema>(QUEUE_DATABASE, 1, {
    upgrade(database, before) {
      if (before < 1) markLost();
      if (before < 1) database.createObjectStore('entradas', { keyPath: 'seq', autoIncrement: true });
    },
    // Another tab erases the database, or a newer version changes it: this tab must not hold it.
    blocking: () => void closeQueue(),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Closes the database, so that it can be erased. It opens again with the next use. */
export async function closeQueue(): Promise<void> {
  const closing = opened;
  opened = undefined;
  (await closing?.catch(() => undefined))?.close();
}

/**
 * Keeps an entry. It resolves when the entry is on disk.
 * @throws when the browser keeps nothing: it forbids it or has no room
 */
export async function addEntry(entry: NewEntry): Promise<Entry> {
  const transaction = (await open()).transaction('entradas', 'readwrite', { durability: 'strict' });
  const seq = await transaction.store.add(entry as Entry);
  await transaction.done;
  return { ...entry, seq };
}

/** All entries of this device, in the order of their capture. */
export async function readEntries(): Promise<Entry[]> {
  return (await open()).getAll('entradas');
}

/** Writes a changed entry, unless it left the queue meanwhile. */
export async function changeEntry({ seq }: Pick<Entry, 'seq'>, change: Partial<Entry>): Promise<void> {
  const transaction = (await open()).transaction('entradas', 'readwrite', { durability: 'strict' });
  const stored = await transaction.store.get(seq);
  if (stored) await transaction.store.put({ ...stored, ...change });
  await transaction.done;
}

export async function deleteEntry({ seq }: Pick<Entry, 'seq'>): Promise<void> {
  await (await open()).delete('entradas', seq);
}
