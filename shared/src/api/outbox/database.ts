import type { DBSchema } from 'idb';
import { hasLocks } from '../../live/lead.ts';
import { DeviceDatabase } from '../deviceDatabase.ts';
import type { Entry, NewEntry, Owner } from './entry.ts';
import { eraseJournal, JOURNAL, readJournal, strikeOff, writeDown } from './journal.ts';
import { giveBack, numbersKey, numbersOf, type RegisterNumbers, takeNext, withClave } from './numbering.ts';
import { markLost } from './queueMark.ts';

/** Name of the database of what waits to be sent and of the register's own numbers, and of its journal. Signing out keeps both. */
export const QUEUE_DATABASE = JOURNAL;

/** Web Lock that captures share, and that the database is made anew under: it ends with the tab that holds it. */
const RENEWAL = 'lavanda-cola-nueva';

interface QueueSchema extends DBSchema {
  entradas: { key: number; value: Entry };
  numbers: { key: string; value: RegisterNumbers };
}

/** The journal as it was before the database opened. */
let written: readonly Entry[] = [];

const queueDatabase = new DeviceDatabase<QueueSchema>(QUEUE_DATABASE, 2, {
  prepare: async () => {
    written = await readJournal();
  },
  upgrade: (database, before) => {
    const numbers = database.createObjectStore('numbers', { keyPath: 'id' });
    if (before >= 1) return;
    const entries = database.createObjectStore('entradas', { keyPath: 'seq', autoIncrement: true });
    // Either the first time here, or the browser erased it: then what the journal has is taken from there.
    for (const { seq: _, ...entry } of written) void entries.add({ ...entry, late: true } as Entry);
    for (const one of numbersOf(written)) void numbers.put(one);
    markLost(written);
  },
});

const open = () => queueDatabase.open();

/** Closes the database, so that it can be erased. It opens again with the next use. */
export const closeQueue = () => queueDatabase.close();

/** One transaction over entries and numbers: a number is taken if, and only if, its capture is kept. */
async function begin() {
  const transaction = (await open()).transaction(['entradas', 'numbers'], 'readwrite', { durability: 'strict' });
  const [entries, numbers] = [transaction.objectStore('entradas'), transaction.objectStore('numbers')];
  const numbersFor = ({ tenant }: Owner, { equipo: register }: Entry['body']) =>
    typeof register === 'string' ? numbers.get(numbersKey(tenant, register)) : undefined;
  return { entries, numbers, numbersFor, done: transaction.done };
}

/**
 * Keeps an entry, under the next clave of its register once that has its letters. It resolves when it is on disk.
 * @throws when the browser keeps nothing: it forbids it or has no room
 */
export async function addEntry(entry: NewEntry): Promise<Entry> {
  return hasLocks() ? navigator.locks.request(RENEWAL, { mode: 'shared' }, () => add(entry)) : add(entry);
}

async function add(entry: NewEntry): Promise<Entry> {
  const { entries, numbers, numbersFor, done } = await begin();
  const before = await numbersFor(entry.owner, entry.body);
  const next = before && takeNext(before);
  const kept = next ? withClave(entry, next.clave) : entry;
  if (next) await numbers.put(next.numbers);
  const seq = await entries.add(kept as Entry);
  await done;
  await writeDown({ ...kept, seq });
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
  // What a person decided is worth as much as a capture; the rest follows from sending it again.
  if (stored && change.body) await writeDown({ ...stored, ...change });
}

export async function deleteEntry({ seq, id }: Pick<Entry, 'seq' | 'id'>): Promise<void> {
  await strikeOff({ id });
  await (await open()).delete('entradas', seq);
}

/** Gives an entry that the server refused back to whoever waits for it: the next capture takes its number. */
export async function giveUpEntry({ seq, id, owner, body }: Entry): Promise<void> {
  await strikeOff({ id });
  const { entries, numbers, numbersFor, done } = await begin();
  const isKept = (await entries.getKey(seq)) !== undefined;
  const before = await numbersFor(owner, body);
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
  await eraseJournal();
  await queueDatabase.erase();
  const renewed = await begin();
  for (const one of kept) await renewed.numbers.put(one);
  await renewed.done;
}
