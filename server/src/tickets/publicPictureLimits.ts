import { LRUCache } from 'lru-cache';
import { networkOf } from '../auth/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Pictures a minute: of one link, of one laundry by one address, and of one laundry by everybody. */
const PER_TOKEN = 60;
const PER_ADDRESS = 60;
const PER_TENANT = 300;

/**
 * Limits the pictures that anybody with a link may ask for. No count is shared by two laundries, so that a flood on one
 * refuses nothing of another. Each process counts its own.
 */
export class PublicPictureLimits {
  readonly #minutes = new LRUCache<string, { pictures: number }>({ max: 50_000, ttl: 60_000 });

  /** Before the link is looked up. @throws HttpProblem 429 */
  countToken(token: string): void {
    this.#count(`token ${token}`, PER_TOKEN);
  }

  /** Before the ticket is read and drawn. @throws HttpProblem 429 */
  count(tenantId: string, address: string): void {
    this.#count(`address ${tenantId} ${networkOf(address)}`, PER_ADDRESS);
    this.#count(`tenant ${tenantId}`, PER_TENANT);
  }

  #count(key: string, perMinute: number): void {
    const minute = this.#minutes.get(key) ?? { pictures: 0 };
    if (minute.pictures === 0) this.#minutes.set(key, minute);
    minute.pictures += 1;
    if (minute.pictures > perMinute) throw new HttpProblem(429, TEXTS.tooMany);
  }
}
