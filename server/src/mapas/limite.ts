import { LRUCache } from 'lru-cache';
import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

const PER_MINUTE = 60;

/**
 * Counts a person's calls to the geocoder, which somebody pays for or gives away. Kept in this process: several
 * processes allow that many times more, which a provider still bears.
 */
export class LimitePorPersona {
  readonly #minutes = new LRUCache<string, { calls: number }>({ max: 10_000, ttl: 60_000 });

  /** @throws Problematico 429 beyond 60 a minute */
  contar(quien: string): void {
    const minute = this.#minutes.get(quien) ?? { calls: 0 };
    if (minute.calls === 0) this.#minutes.set(quien, minute);
    minute.calls += 1;
    if (minute.calls > PER_MINUTE) throw new Problematico(429, TEXTOS.demasiadas);
  }
}
