import type { StaleTag } from './staleTags.ts';

/**
 * Events that arrive within this time, ms, cause one refetch. The first one after a rest waits only for the others of
 * its transaction.
 */
const TOGETHER_MS = 100;
const FIRST_MS = 30;
const REST_MS = 1_000;

/** Collects stale tags and passes them on together; in a hidden page, when it is seen again. */
export class StaleQueue {
  readonly #flush: (tags: StaleTag[]) => void;
  #tags = new Map<string, StaleTag>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flushedAt = Number.NEGATIVE_INFINITY;

  constructor(flush: (tags: StaleTag[]) => void) {
    this.#flush = flush;
    document.addEventListener('visibilitychange', this.#later);
  }

  add(tags: readonly StaleTag[]): void {
    for (const tag of tags) this.#tags.set(JSON.stringify(tag), tag);
    this.#later();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#later);
    clearTimeout(this.#timer);
  }

  readonly #later = (): void => {
    if (this.#tags.size === 0 || document.hidden) return;
    const isRested = performance.now() - this.#flushedAt > REST_MS;
    const flush = () => {
      this.#timer = undefined;
      this.#flushedAt = performance.now();
      const tags = [...this.#tags.values()];
      this.#tags = new Map();
      this.#flush(tags);
    };
    this.#timer ??= setTimeout(flush, isRested ? FIRST_MS : TOGETHER_MS);
  };
}
