import { networkOf } from '../auth/address.ts';
import { countUse, newCounts } from '../limits/perMinute.ts';
import { TEXTS } from './texts.ts';

/** Calls per minute from one IP address (of IPv6, one /64 network): pages, requests of a recoleccion, pictures and photos. */
const PER_ADDRESS = { page: 30, request: 6, picture: 300, photo: 300 } as const;

/** Calls per minute of one link. */
const PER_TOKEN = { page: 60, request: 6, picture: 60, photo: 60 } as const;

/** Maximum pictures per minute: of one laundry for one IP address, and of one laundry for all addresses. */
const PICTURES_PER_ADDRESS = 60;
const PICTURES_PER_TENANT = 300;

/**
 * Limits the calls that anybody with a link can make. Pictures are counted by laundry, so that a flood of one laundry's links
 * doesn't affect other laundries.
 */
export class PublicTicketLimits {
  /** Separate from the links' counts, so that calls with made-up tokens can't push addresses out of the cache. */
  readonly #addresses = newCounts();
  readonly #minutes = newCounts();

  /** Counts a call of a link before it reaches the database. @throws HttpProblem 429 above a limit */
  count(what: keyof typeof PER_ADDRESS, token: string, address: string): void {
    countUse(this.#addresses, `${what} ${networkOf(address)}`, PER_ADDRESS[what], TEXTS.tooMany);
    countUse(this.#minutes, `${what} ${token}`, PER_TOKEN[what], TEXTS.tooMany);
  }

  /** Counts a laundry's picture, before its ticket is read and drawn. @throws HttpProblem 429 above a limit */
  countPicture(tenantId: string, address: string): void {
    countUse(this.#minutes, `address ${tenantId} ${networkOf(address)}`, PICTURES_PER_ADDRESS, TEXTS.tooMany);
    countUse(this.#minutes, `tenant ${tenantId}`, PICTURES_PER_TENANT, TEXTS.tooMany);
  }
}
