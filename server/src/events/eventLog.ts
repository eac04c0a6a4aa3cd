import { randomUUID } from 'node:crypto';
import type { ToldNotice } from './notice.ts';

/** Notices kept, of all laundries: hours of a usual day. */
const MAX = 4_000;

export interface LoggedNotice {
  /** Where in the log it is. */
  id: string;
  /** When it came, ms of this process's clock. */
  at: number;
  notice: ToldNotice;
}

/**
 * The last notices, to resume from. PostgreSQL delivers them to every listener in the order of the commits, so an id
 * (transaction and place in it) stands at the same place in each server's log, and no id is given before its commit.
 */
export class EventLog {
  readonly #began = performance.now();
  readonly #start = randomUUID();
  #entries: LoggedNotice[] = [];
  #dropped = false;

  /** Id of the last entry. */
  get last(): string {
    return this.#entries.at(-1)?.id ?? this.#start;
  }

  add(notice: ToldNotice): LoggedNotice {
    const before = this.#entries.at(-1);
    const place = before?.notice.tx === notice.tx ? Number(before.id.split('.')[1]) + 1 : 0;
    const entry = { id: `${notice.tx}.${place}`, at: performance.now(), notice };
    this.#entries.push(entry);
    // Cut by halves, because removing the first of an array one by one moves all the others.
    if (this.#entries.length > MAX * 2) {
      this.#entries = this.#entries.slice(-MAX);
      this.#dropped = true;
    }
    return entry;
  }

  /** What came after the entry `id`; null when the log doesn't know: everything may have changed. */
  since(id: string): LoggedNotice[] | null {
    if (id === this.#start && !this.#dropped) return this.#entries;
    const index = this.#entries.findLastIndex((entry) => entry.id === id);
    return index === -1 ? null : this.#entries.slice(index + 1);
  }

  /** What came in the last `ms`; null when the log doesn't reach that far back. */
  sinceMs(ms: number): LoggedNotice[] | null {
    const from = performance.now() - ms;
    const reaches = this.#dropped ? (this.#entries[0]?.at ?? from) <= from : this.#began <= from;
    return reaches ? this.#entries.filter(({ at }) => at >= from) : null;
  }
}
