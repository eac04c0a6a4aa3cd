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

/** Notes about a queue that are kept outside its database, in case the browser erases the database. */
export interface QueueNotes {
  /** Notes the entries that wait. */
  waiting(entries: readonly Entry[]): void;
  /** Called when the database was made anew, with the entries that the journal restored. */
  renewed(restored: readonly Entry[]): void;
}

/** The entries that wait on this device and the numbers of its registers, with a journal. Signing out keeps all of this. */
export class QueueDatabase {
  /** Name of this queue's database and journal, and of the lock and channel of its senders. */
  readonly name: string;
  readonly #notes: QueueNotes | undefined;
  readonly #journal: Journal;
  readonly #database: DeviceDatabase<QueueSchema>;
  /** The entries of the journal, read before the database is opened: a new database is filled with them. */
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
        // The database is new, or the browser erased it: the journal's entries are restored.
        for (const { seq: _, ...entry } of this.#written) void entries.add({ ...entry, late: true } as Entry);
        for (const one of numbersOf(this.#written)) void numbers.put(one);
        this.#notes?.renewed(this.#written);
      },
    });
  }

  /** Closes the database, so that it can be erased. The next use opens it again. */
  close(): Promise<void> {
    return this.#database.close();
  }

  /** One transaction over entries and numbers, so that a number is used only if its capture is stored. */
  async #begin() {
    const database = await this.#database.open();
    const transaction = database.transaction(['entradas', 'numbers'], 'readwrite', { durability: 'strict' });
    const [entries, numbers] = [transaction.objectStore('entradas'), transaction.objectStore('numbers')];
    const numbersFor = ({ tenant }: Owner, { equipo: register }: Entry['body']) =>
      typeof register === 'string' ? numbers.get(numbersKey(tenant, register)) : undefined;
    return { entries, numbers, numbersFor, done: transaction.done };
  }

  /**
   * Name of the Web Lock that captures hold in shared mode, and that a renewal of the database holds alone. Closing a tab frees
   * its hold.
   */
  get #renewal(): string {
    return `${this.name}-nueva`;
  }

  /**
   * Stores an entry with its register's next clave, if the register has letters. Resolves when the entry is on disk.
   * @throws when the browser forbids storage or has no room
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

  /** All entries of this queue, in the order of their capture. */
  async read(): Promise<Entry[]> {
    return (await this.#database.open()).getAll('entradas');
  }

  /** Notes the waiting entries outside the database. */
  note(entries: readonly Entry[]): void {
    this.#notes?.waiting(entries);
  }

  /** Writes a changed entry, unless it has left the queue. */
  async change({ seq }: Pick<Entry, 'seq'>, change: Partial<Entry>): Promise<void> {
    const transaction = (await this.#database.open()).transaction('entradas', 'readwrite', { durability: 'strict' });
    const stored = await transaction.store.get(seq);
    if (stored) await transaction.store.put({ ...stored, ...change });
    await transaction.done;
    // What a person decided, a body or another sender, goes into the journal too. A restored entry goes on without other changes.
    if (stored && (change.body || change.sender)) await this.#journal.write({ ...stored, ...change });
  }

  async delete({ seq, id }: Pick<Entry, 'seq' | 'id'>): Promise<void> {
    await this.#journal.strikeOff({ id });
    await (await this.#database.open()).delete('entradas', seq);
  }

  /**
   * Removes an entry that the server didn't save, because its caller handles the error. A next capture may use the entry's
   * number.
   */
  async giveUp({ seq, id, owner, body }: Entry): Promise<void> {
    await this.#journal.strikeOff({ id });
    const { entries, numbers, numbersFor, done } = await this.#begin();
    const isKept = (await entries.getKey(seq)) !== undefined;
    const before = await numbersFor(owner, body);
    if (isKept && before && typeof body.clave === 'string') await numbers.put(giveBack(before, body.clave));
    await entries.delete(seq);
    await done;
  }

  /** The register's own numbers in a laundry; undefined before it has letters. */
  async readNumbers(tenant: string, register: string): Promise<RegisterNumbers | undefined> {
    return (await this.#database.open()).get('numbers', numbersKey(tenant, register));
  }

  /** Keeps the letters that a laundry gave the register. @param last the register's greatest number, as far as it is known */
  async keepNumbers(tenant: string, register: string, letters: string, last: number): Promise<void> {
    const { numbers, done } = await this.#begin();
    const id = numbersKey(tenant, register);
    // Another tab may have stored the letters too, and used numbers since.
    if ((await numbers.getKey(id)) === undefined) await numbers.put({ id, letters, last, free: [] });
    await done;
  }

  /**
   * Deletes the database and makes it again with only the numbers of the registers, because the files of the browser's profile
   * still contain sent entries. Does nothing while entries wait, or on plain http, where no lock could stop captures meanwhile.
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
