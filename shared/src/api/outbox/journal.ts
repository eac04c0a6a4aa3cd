import type { Entry } from './entry.ts';

const addressOf = ({ id }: Pick<Entry, 'id'>) => `/${encodeURIComponent(id)}`;

/**
 * A second record of the waiting entries. A browser that is killed while it writes may find its databases corrupt and erase all
 * of them, because LevelDB appends to a log that then ends in half a record. Cache Storage keeps each entry in a file of its own.
 */
export class Journal {
  readonly #name: string;

  /** @param name name of the journal's cache */
  constructor(name: string) {
    this.#name = name;
  }

  /** Opens the journal; null in a browser without Cache Storage, as on plain http. */
  async #open(): Promise<Cache | null> {
    return globalThis.caches ? caches.open(this.#name).catch(() => null) : null;
  }

  /** Writes an entry into the journal. If the browser has no room for the journal, only the database has the entry. */
  async write(entry: Entry): Promise<void> {
    const journal = await this.#open();
    await journal?.put(addressOf(entry), Response.json(entry)).catch(() => undefined);
  }

  /**
   * Removes an entry from the journal. Call it before deleting the entry in the database, so that the journal never restores it.
   */
  async strikeOff(entry: Pick<Entry, 'id'>): Promise<void> {
    const journal = await this.#open();
    await journal?.delete(addressOf(entry)).catch(() => undefined);
  }

  /** All entries of the journal, in the order of their capture. */
  async read(): Promise<Entry[]> {
    const journal = await this.#open();
    const addresses = (await journal?.keys().catch(() => [])) ?? [];
    const read = addresses.map(async (address): Promise<Entry | null> => {
      const response = await journal?.match(address);
      // An unreadable entry is skipped: the browser was killed while writing it, so the page hasn't shown it as stored.
      return response?.json().catch(() => null) ?? null;
    });
    const entries = (await Promise.all(read)).filter((entry) => entry !== null);
    return entries.sort((one, other) => one.captured.localeCompare(other.captured) || one.seq - other.seq);
  }

  async erase(): Promise<void> {
    await globalThis.caches?.delete(this.#name).catch(() => undefined);
  }
}
