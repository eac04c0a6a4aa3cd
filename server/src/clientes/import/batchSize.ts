/** Target duration of a batch, ms. The embedded database runs one transaction at a time, so saves wait for the batch. */
const TARGET_MS = 80;
const FIRST = 100;
const MIN = 50;
const MAX = 1_000;

/** Number of added rows before the first `analyze`, and the factor by which that number grows for each next one. */
const FIRST_STATISTICS = 1_000;
const GROWTH = 4;

/** Adapts the size of the batches to their duration, because a row's cost depends on the machine and its load. */
export class BatchSize {
  rows = FIRST;
  #added = 0;
  #nextStatistics = FIRST_STATISTICS;

  /** Runs a batch and adapts the size of the next batch. */
  async measure<T>(batch: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await batch();
    const part = TARGET_MS / Math.max(1, performance.now() - start);
    // The size at most doubles or halves, so that one slow batch has a limited effect.
    this.rows = Math.round(Math.min(MAX, Math.max(MIN, this.rows * Math.min(2, Math.max(0.5, part)))));
    return result;
  }

  /**
   * Counts added rows.
   * @returns whether the table has grown so much that its statistics mislead the planner
   */
  statisticsAreOld(added: number): boolean {
    this.#added += added;
    if (this.#added < this.#nextStatistics) return false;
    this.#nextStatistics *= GROWTH;
    return true;
  }
}
