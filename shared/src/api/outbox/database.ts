import type { DBSchema } from 'idb';
import { hasLocks } from '../../live/lead.ts';
import { DeviceDatabase } from '../deviceDatabase.ts';
import type { Entry, NewEntry, Owner } from './entry.ts';
import { giveBack, numbersKey, type RegisterNumbers, takeNext, withClave } from './numbering.ts';
import { markLost } from './queueMark.ts';

/** Name of the database of what waits to be sent, and of the register's own numbers. Signing out keeps it. */
export const QUEUE_DATABASE = 'lavanda-cola';

/** Web Lock that captures share, and that the database is made anew under: it ends with the tab that holds it. */
const RENEWAL = 'lavanda-cola-nueva';

interface QueueSchema extends DBSchema {
  entradas: { key: number; value: Entry };
  numbers: { key: string; value: RegisterNumbers };
}

const queueDatabase = new DeviceDatabase<QueueSchema>(QUEUE_DATABASE, 2, (database, before) => {
  if (before < 1) markLost();
  if (before < 1) database.createObjectStore('entradas', { keyPath: 'seq', autoIncrement: true });
  database.createObjectStore('numbers', { keyPath: 'id' });
});

const open = () => queueDatabase.open();

/** Closes the database, so that it can be erased. It opens again with the next use. */
export const closeQueue = () => queueDatabase.close();

/** One transaction over entries and numbers: a number is taken if, and only if, its capture is kept. */
async function begin() {
  const transaction = (await open()).transaction(['entradas', 'numbers'], 'readwrite', { durability: 'strict' });
  const [entries, numbers] = [transaction.objectStore('entradas'), transaction.objectStore('numbers')];
  const numbersOf = ({ tenant }: Owner, { equipo: register }: Entry['body']) =>
    typeof register === 'string' ? numbers.get(numbersKey(tenant, register)) : undefined;
  return { entries, numbers, numbersOf, done: transaction.done };
}

/**
 * Keeps an entry, under the next clave of its register once that has its letters. It resolves when it is on disk.
 * @throws when the browser keeps nothing: it forbids it or has no room
 */
export async function addEntry(entry: NewEntry): Promise<Entry> {
  return hasLocks() ? navigator.locks.request(RENEWAL, { mode: 'shared' }, () => add(entry)) : add(entry);
}

async function add(entry: NewEntry): Promise<Entry> {
  const { entries, numbers, numbersOf, done } = await begin();
  const before = await numbersOf(entry.owner, entry.body);
  const next = before && takeNext(before);
  const kept = next ? withClave(entry, next.clave) : entry;
  if (next) await numbers.put(next.numbers);
  const seq = await entries.add(kept as Entry);
  await done;
  return { ...kept, seq };
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

/** Gives an entry that the server refused back to whoever waits for it: the next capture takes its number. */
export async function giveUpEntry({ seq, owner, body }: Entry): Promise<void> {
  const { entries, numbers, numbersOf, done } = await begin();
  const isKept = (await entries.getKey(seq)) !== undefined;
  const before = await numbersOf(owner, body);
  if (isKept && before && typeof body.clave === 'string') await numbers.put(giveBack(before, body.clave));
  await entries.delete(seq);
  await done;
}

/** The register's own numbers in a laundry; undefined before it was given letters. */
export async function readNumbers(tenant: string, register: string): Promise<RegisterNumbers | undefined> {
  return (await open()).get('numbers', numbersKey(tenant, register));
}

/** Keeps the letters that a laundry gave the register. @param last number that the server has of it */
export async function keepNumbers(tenant: string, register: string, letters: string, last: number): Promise<void> {
  const { numbers, done } = await begin();
  const id = numbersKey(tenant, register);
  // Another tab may have been given them too, and have counted on since.
  if ((await numbers.getKey(id)) === undefined) await numbers.put({ id, letters, last, free: [] });
  await done;
}

/**
 * Makes the database anew with the register's numbers alone: of what was sent, the files of the browser's profile still
 * hold the content. With anything waiting it stays as it is; on plain http too, where no lock keeps captures away.
 */
export async function renewQueue(): Promise<void> {
  if (hasLocks()) await navigator.locks.request(RENEWAL, renew);
}

async function renew(): Promise<void> {
  const { entries, numbers, done } = await begin();
  const kept = await numbers.getAll();
  const isEmpty = (await entries.count()) === 0;
  await done;
  if (!isEmpty) return;
  await queueDatabase.erase();
  const renewed = await begin();
  for (const one of kept) await renewed.numbers.put(one);
  await renewed.done;
}
