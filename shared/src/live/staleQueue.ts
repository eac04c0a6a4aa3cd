import type { StaleTag } from './staleTags.ts';

/**
 * Events that arrive within TOGETHER_MS cause one refetch. After a rest of REST_MS the first event waits only FIRST_MS, for the
 * other events of its transaction. The three times are in ms.
 */
const TOGETHER_MS = 100;
const FIRST_MS = 30;
const REST_MS = 1_000;

/** Collects stale tags and passes them on together. While the page is hidden, the tags wait until it is visible again. */
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
