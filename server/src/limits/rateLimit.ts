import { LRUCache } from 'lru-cache';

export interface Rate {
  /** Number of calls that may be made at once. */
  burst: number;
  perSecond: number;
}

/** Maximum number of keys remembered. The key that was unused for longest is forgotten and starts anew. */
const MAX_KEYS = 50_000;

/**
 * Token buckets by key, in this process's memory: N servers allow N times the rate. A bucket is stored as the moment when it
 * will be full again (generic cell rate algorithm), so that it needs no timer.
 */
export class RateLimit {
  readonly #interval: number;
  readonly #burst: number;
  readonly #fullAt = new LRUCache<string, number>({ max: MAX_KEYS });

  constructor({ burst, perSecond }: Rate) {
    this.#interval = 1 / perSecond;
    this.#burst = burst;
  }

  /**
   * Takes one call from the bucket of `key`.
   * @param maxWait seconds that the caller is willing to wait; 0 by default
   * @returns `seconds` until the call may run (0: now); `taken` is false if that is longer than `maxWait`
   */
  take(key: string, maxWait = 0): { taken: boolean; seconds: number } {
    const now = performance.now() / 1000;
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now) + this.#interval;
    const seconds = Math.max(0, fullAt - now - this.#burst * this.#interval);
    const taken = seconds <= maxWait;
    if (taken) this.#fullAt.set(key, fullAt);
    return { taken, seconds };
  }

  /** Takes a call back, so that it doesn't count. */
  giveBack(key: string): void {
    const fullAt = this.#fullAt.get(key);
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#interval);
  }
}
