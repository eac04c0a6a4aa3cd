import { networkOf } from '../auth/address.ts';
import { countUse, newCounts } from '../limits/perMinute.ts';
import { TEXTS } from './texts.ts';

/** Per minute to one IP address: pages, requests of a recoleccion, pictures and photos. */
const PER_ADDRESS = { page: 30, request: 6, picture: 300, photo: 300 } as const;

/** For one link, per minute. */
const PER_TOKEN = { page: 60, request: 6, picture: 60, photo: 60 } as const;

/** Pictures per minute: of one laundry to one IP address, and of one laundry to everybody. */
const PICTURES_PER_ADDRESS = 60;
const PICTURES_PER_TENANT = 300;

/**
 * Limits the tickets that anybody with a link may ask for. Laundries share no count of pictures, so a flood of one
 * laundry's links doesn't affect another's.
 */
export class PublicTicketLimits {
  /** Counts of addresses are kept apart from the others, so that made-up links don't push them out. */
  readonly #addresses = newCounts();
  readonly #minutes = newCounts();

  /** Counts what is asked of a link, before the database is. @throws HttpProblem 429 above a limit */
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
