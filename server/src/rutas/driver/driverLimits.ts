import { networkOf } from '../../auth/address.ts';
import { countUse, newCounts } from '../../limits/perMinute.ts';
import { TEXTS } from './texts.ts';

/**
 * Calls per minute from one IPv4 address or IPv6 /64, which phones of many laundries on one mobile network may share. Each phone
 * reads its day twice a minute, and after a time without signal sends many captures at once.
 */
const PER_ADDRESS = { page: 60, day: 240, send: 300 } as const;

/** Calls per minute of one link. */
const PER_TOKEN = { page: 30, day: 60, send: 120 } as const;

/** Limits the calls to addresses under /r/, which need no session. */
export class DriverLimits {
  /** Separate from the links' counts, so that calls with made-up tokens can't push addresses out of the cache. */
  readonly #addresses = newCounts();
  readonly #tokens = newCounts();

  /** @throws HttpProblem 429 above a limit */
  count(what: keyof typeof PER_ADDRESS, token: string, address: string): void {
    countUse(this.#addresses, `${what} ${networkOf(address)}`, PER_ADDRESS[what], TEXTS.tooMany);
    countUse(this.#tokens, `${what} ${token}`, PER_TOKEN[what], TEXTS.tooMany);
  }
}
