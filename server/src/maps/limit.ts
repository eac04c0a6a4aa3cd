import { LRUCache } from 'lru-cache';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

const PER_MINUTE = 60;

/**
 * Counts a person's calls to the geocoder, which somebody pays for or gives away. Kept in this process: several
 * processes allow that many times more, which a provider still bears.
 */
export class PerPersonLimit {
  readonly #minutes = new LRUCache<string, { calls: number }>({ max: 10_000, ttl: 60_000 });

  /** @throws Problematico 429 beyond 60 a minute */
  count(actor: string): void {
    const minute = this.#minutes.get(actor) ?? { calls: 0 };
    if (minute.calls === 0) this.#minutes.set(actor, minute);
    minute.calls += 1;
    if (minute.calls > PER_MINUTE) throw new HttpProblem(429, TEXTS.tooMany);
  }
}
