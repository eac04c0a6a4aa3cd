import type { DBSchema } from 'idb';
import { hasLocks } from '../../live/lead.ts';
import { DeviceDatabase } from '../deviceDatabase.ts';
import type { Entry, NewEntry, Owner } from './entry.ts';
import { Journal } from './journal.ts';
import { giveBack, numbersKey, numbersOf, type RegisterNumbers, takeNext, withClave } from './numbering.ts';

interface QueueSchema extends DBSchema {
  entradas: { key: number; value: Entry };
  numbers: { key: string; value: RegisterNumbers };
}

/** Notes about a queue outside its database, in case the browser erases that. */
export interface QueueNotes {
  /** These wait. */
  waiting(entries: readonly Entry[]): void;
  /** The database is made anew with these. */
  renewed(restored: readonly Entry[]): void;
}

/** What waits on this device to be sent and the numbers of its registers, with a journal of it. Signing out keeps both. */
export class QueueDatabase {
  /** Name of its database, its journal and of its senders' lock and channel. */
  readonly name: string;
  readonly #notes: QueueNotes | undefined;
  readonly #journal: Journal;
  readonly #database: DeviceDatabase<QueueSchema>;
  /** The journal as it was before the database opened. */
  #written: readonly Entry[] = [];

  constructor(name: string, notes?: QueueNotes) {
    this.name = name;
    this.#notes = notes;
    this.#journal = new Journal(name);
    this.#database = new DeviceDatabase<QueueSchema>(name, 2, {
      prepare: async () => {
        this.#written = await this.#journal.read();
      },
      upgrade: (database, before) => {
        const numbers = database.createObjectStore('numbers', { keyPath: 'id' });
        if (before >= 1) return;
        const entries = database.createObjectStore('entradas', { keyPath: 'seq', autoIncrement: true });
        // Either the first time here, or the browser erased it: then what the journal has is taken from there.
        for (const { seq: _, ...entry } of this.#written) void entries.add({ ...entry, late: true } as Entry);
        for (const one of numbersOf(this.#written)) void numbers.put(one);
        this.#notes?.renewed(this.#written);
      },
    });
  }

  /** Closes the database, so that it can be erased. It opens again with the next use. */
  close(): Promise<void> {
    return this.#database.close();
  }

  /** One transaction over entries and numbers: a number is taken if, and only if, its capture is kept. */
  async #begin() {
    const database = await this.#database.open();
    const transaction = database.transaction(['entradas', 'numbers'], 'readwrite', { durability: 'strict' });
    const [entries, numbers] = [transaction.objectStore('entradas'), transaction.objectStore('numbers')];
    const numbersFor = ({ tenant }: Owner, { equipo: register }: Entry['body']) =>
      typeof register === 'string' ? numbers.get(numbersKey(tenant, register)) : undefined;
    return { entries, numbers, numbersFor, done: transaction.done };
  }

  /** Web Lock that captures share, and that the database is made anew under: it ends with the tab that holds it. */
  get #renewal(): string {
    return `${this.name}-nueva`;
  }

  /**
   * Keeps an entry, under the next clave of its register once that has its letters. It resolves when it is on disk.
   * @throws when the browser keeps nothing: it forbids it or has no room
   */
  async add(entry: NewEntry): Promise<Entry> {
    return hasLocks() ? navigator.locks.request(this.#renewal, { mode: 'shared' }, () => this.#add(entry)) : this.#add(entry);
  }

  async #add(entry: NewEntry): Promise<Entry> {
    const { entries, numbers, numbersFor, done } = await this.#begin();
    const before = await numbersFor(entry.owner, entry.body);
    const next = before && takeNext(before);
    const kept = next ? withClave(entry, next.clave) : entry;
    if (next) await numbers.put(next.numbers);
    const seq = await entries.add(kept as Entry);
    await done;
    await this.#journal.write({ ...kept, seq });
    return { ...kept, seq };
  }

  /** All entries of this device, in the order of their capture. */
  async read(): Promise<Entry[]> {
    return (await this.#database.open()).getAll('entradas');
  }

  /** Notes what waits. */
  note(entries: readonly Entry[]): void {
    this.#notes?.waiting(entries);
  }

  /** Writes a changed entry, unless it left the queue meanwhile. */
  async change({ seq }: Pick<Entry, 'seq'>, change: Partial<Entry>): Promise<void> {
    const transaction = (await this.#database.open()).transaction('entradas', 'readwrite', { durability: 'strict' });
    const stored = await transaction.store.get(seq);
    if (stored) await transaction.store.put({ ...stored, ...change });
    await transaction.done;
    // The journal keeps what a person decided, like a capture; other changes come again when the entry is sent.
    if (stored && change.body) await this.#journal.write({ ...stored, ...change });
  }

  async delete({ seq, id }: Pick<Entry, 'seq' | 'id'>): Promise<void> {
    await this.#journal.strikeOff({ id });
    await (await this.#database.open()).delete('entradas', seq);
  }

  /** Gives an entry that the server refused back to whoever waits for it: the next capture takes its number. */
  async giveUp({ seq, id, owner, body }: Entry): Promise<void> {
    await this.#journal.strikeOff({ id });
    const { entries, numbers, numbersFor, done } = await this.#begin();
    const isKept = (await entries.getKey(seq)) !== undefined;
    const before = await numbersFor(owner, body);
    if (isKept && before && typeof body.clave === 'string') await numbers.put(giveBack(before, body.clave));
    await entries.delete(seq);
    await done;
  }

  /** The register's own numbers in a laundry; undefined before it was given letters. */
  async readNumbers(tenant: string, register: string): Promise<RegisterNumbers | undefined> {
    return (await this.#database.open()).get('numbers', numbersKey(tenant, register));
  }

  /** Keeps the letters that a laundry gave the register. @param last number that the server has of it */
  async keepNumbers(tenant: string, register: string, letters: string, last: number): Promise<void> {
    const { numbers, done } = await this.#begin();
    const id = numbersKey(tenant, register);
    // Another tab may have been given them too, and have counted on since.
    if ((await numbers.getKey(id)) === undefined) await numbers.put({ id, letters, last, free: [] });
    await done;
  }

  /**
   * Deletes the database and makes it again with the register's numbers alone, because the files of the browser's
   * profile still hold what was sent. It stays while anything waits, and on plain http, where no lock keeps captures
   * away.
   */
  async renew(): Promise<void> {
    if (hasLocks()) await navigator.locks.request(this.#renewal, () => this.#renew());
  }

  async #renew(): Promise<void> {
    const { entries, numbers, done } = await this.#begin();
    const kept = await numbers.getAll();
    const isEmpty = (await entries.count()) === 0;
    await done;
    if (!isEmpty) return;
    await this.#journal.erase();
    await this.#database.erase();
    const renewed = await this.#begin();
    for (const one of kept) await renewed.numbers.put(one);
    await renewed.done;
  }
}
