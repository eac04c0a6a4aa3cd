import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { TEXTS } from './texts.ts';

/** Rate of sign-in tries of one account from all unknown places: 20 at once, for a person who mistypes, then one every 6 s. */
const RATE = { burst: 20, perSecond: 1 / 6 };
/** Longest time by which a try may be delayed, s; a try that would have to wait longer is refused. */
const MAX_WAIT = 12;

const strangers = new RateLimit(RATE);

/**
 * Delays a try to sign in to `accountId` from a place where that account never signed in, so that guessing from many addresses
 * is slow. Each process counts the tries in its own memory: N servers allow N times the rate.
 * @throws TooManyRequests when the wait would be longer than MAX_WAIT
 */
export async function paceStranger(accountId: string): Promise<void> {
  const { taken, seconds } = strangers.take(accountId, MAX_WAIT);
  if (!taken) throw new TooManyRequests(TEXTS.tooMany, seconds - MAX_WAIT);
  if (seconds > 0) await wait(seconds * 1000);
}

/** Takes back the try of a right password, so that it doesn't count. */
export function forgiveStranger(accountId: string): void {
  strangers.giveBack(accountId);
}
