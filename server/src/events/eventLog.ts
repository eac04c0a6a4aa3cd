import { randomUUID } from 'node:crypto';
import type { ToldNotice } from './notice.ts';

/** Number of the newest notices, of all laundries together, that are always kept; they cover some hours of a usual day. */
const MAX = 4_000;

export interface LoggedNotice {
  /** The entry's position in the log. */
  id: string;
  /** When the notice arrived, ms of this process's clock. */
  at: number;
  notice: ToldNotice;
}

/**
 * The last notices, from which a stream can resume. PostgreSQL delivers notices to every listener in commit order, so an id
 * (transaction and index within it) has the same position in each server's log.
 */
export class EventLog {
  readonly #began = performance.now();
  readonly #start = randomUUID();
  #entries: LoggedNotice[] = [];
  #dropped = false;

  /** Id of the last entry; while there are no entries, an id that stands for the log's beginning. */
  get last(): string {
    return this.#entries.at(-1)?.id ?? this.#start;
  }

  add(notice: ToldNotice): LoggedNotice {
    const before = this.#entries.at(-1);
    const place = before?.notice.tx === notice.tx ? Number(before.id.split('.')[1]) + 1 : 0;
    const entry = { id: `${notice.tx}.${place}`, at: performance.now(), notice };
    this.#entries.push(entry);
    // The array is cut by half at a time, because removing its first entry moves all the others.
    if (this.#entries.length > MAX * 2) {
      this.#entries = this.#entries.slice(-MAX);
      this.#dropped = true;
    }
    return entry;
  }

  /** The entries after the entry `id`; null when the log doesn't have it, so that everything may have changed. */
  since(id: string): LoggedNotice[] | null {
    if (id === this.#start && !this.#dropped) return this.#entries;
    const index = this.#entries.findLastIndex((entry) => entry.id === id);
    return index === -1 ? null : this.#entries.slice(index + 1);
  }

  /** The entries of the last `ms`; null when the log doesn't reach back so far. */
  sinceMs(ms: number): LoggedNotice[] | null {
    const from = performance.now() - ms;
    const reaches = this.#dropped ? (this.#entries[0]?.at ?? from) <= from : this.#began <= from;
    return reaches ? this.#entries.filter(({ at }) => at >= from) : null;
  }
}
