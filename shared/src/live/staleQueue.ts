import type { StaleTag } from './staleTags.ts';

/** Events that come within this time, ms, are read once. */
const TOGETHER_MS = 100;

/** Collects stale tags and passes them on together; in a hidden page, when it is seen again. */
export class StaleQueue {
  readonly #flush: (tags: StaleTag[]) => void;
  #tags = new Map<string, StaleTag>();
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const tags = [...this.#tags.values()];
      this.#tags = new Map();
      this.#flush(tags);
    }, TOGETHER_MS);
  };
}
