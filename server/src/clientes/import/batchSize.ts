/** How long a batch should keep the embedded database, which runs one transaction at a time, ms: saves wait for it. */
const TARGET_MS = 80;
const FIRST = 100;
const MIN = 50;
const MAX = 1_000;

/**
 * Rows added before statistics are made for the first time, and the growth of the table after which they are made
 * again.
 */
const FIRST_STATISTICS = 1_000;
const GROWTH = 4;

/**
 * Adapts the size of the batches to the time that they take, because a row's cost depends on the machine and its load.
 */
export class BatchSize {
  rows = FIRST;
  #added = 0;
  #nextStatistics = FIRST_STATISTICS;

  /** Runs a batch and adapts the size of the next. */
  async measure<T>(batch: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await batch();
    const part = TARGET_MS / Math.max(1, performance.now() - start);
    // At most doubled or halved at a time, so that one slow batch doesn't decide alone.
    this.rows = Math.round(Math.min(MAX, Math.max(MIN, this.rows * Math.min(2, Math.max(0.5, part)))));
    return result;
  }

  /** Counts added rows. @returns whether the table has grown so much that its statistics mislead */
  statisticsAreOld(added: number): boolean {
    this.#added += added;
    if (this.#added < this.#nextStatistics) return false;
    this.#nextStatistics *= GROWTH;
    return true;
  }
}
