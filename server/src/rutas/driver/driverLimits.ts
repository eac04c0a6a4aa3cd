import { networkOf } from '../../auth/address.ts';
import { countUse, newCounts } from '../../limits/perMinute.ts';
import { TEXTS } from './texts.ts';

/**
 * Per minute to one IP address. Phones of many laundries may share one of their network's: each reads its day twice a
 * minute and sends queues of 30.
 */
const PER_ADDRESS = { page: 60, day: 240, send: 300 } as const;

/** For one link, per minute. */
const PER_TOKEN = { page: 30, day: 60, send: 120 } as const;

/** Limits what anybody with an address under /r/ may ask for. */
export class DriverLimits {
  /** Apart from the links, so that made-up ones don't push them out. */
  readonly #addresses = newCounts();
  readonly #tokens = newCounts();

  /** @throws HttpProblem 429 above a limit */
  count(what: keyof typeof PER_ADDRESS, token: string, address: string): void {
    countUse(this.#addresses, `${what} ${networkOf(address)}`, PER_ADDRESS[what], TEXTS.tooMany);
    countUse(this.#tokens, `${what} ${token}`, PER_TOKEN[what], TEXTS.tooMany);
  }
}
