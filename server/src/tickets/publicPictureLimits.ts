import { LRUCache } from 'lru-cache';
import { networkOf } from '../auth/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Pictures per minute: of one link, of one laundry to one IP address, and of one laundry to everybody. */
const PER_TOKEN = 60;
const PER_ADDRESS = 60;
const PER_TENANT = 300;

/**
 * Limits the pictures that anybody with a link may ask for. Laundries share no count, so a flood of one laundry's links
 * doesn't affect another's. Each process counts its own.
 */
export class PublicPictureLimits {
  readonly #minutes = new LRUCache<string, { pictures: number }>({ max: 50_000, ttl: 60_000 });

  /** Counts a picture of a link, before the link is looked up. @throws HttpProblem 429 above its limit */
  countToken(token: string): void {
    this.#count(`token ${token}`, PER_TOKEN);
  }

  /** Counts a laundry's picture, before its ticket is read and drawn. @throws HttpProblem 429 above a limit */
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
