import { LRUCache } from 'lru-cache';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

const PER_MINUTE = 60;

/** Limits each user's geocoder calls, which may cost money. Each process has its own counts. */
export class PerPersonLimit {
  readonly #minutes = new LRUCache<string, { calls: number }>({ max: 10_000, ttl: 60_000 });

  /** Counts a user's call before it is made. @throws HttpProblem 429 above 60 calls a minute */
  count(actor: string): void {
    const minute = this.#minutes.get(actor) ?? { calls: 0 };
    if (minute.calls === 0) this.#minutes.set(actor, minute);
    minute.calls += 1;
    if (minute.calls > PER_MINUTE) throw new HttpProblem(429, TEXTS.tooMany);
  }
}
