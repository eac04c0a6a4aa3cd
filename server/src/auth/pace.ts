import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { TEXTS } from './texts.ts';

/** Tries of one account from unknown places: a burst for an owner who mistypes, then one every 6 s whoever asks. */
const RATE = { burst: 20, perSecond: 1 / 6 };
/** A try waits this long at most, s; those that would wait longer are refused. */
const MAX_WAIT = 12;

const strangers = new RateLimit(RATE);

/**
 * Slows down the tries of `accountId` from places it never signed in from. Guessing from many addresses is bounded, and
 * the owner, on a new device, is let in between the guesses. In memory: N servers allow N times the rate.
 * @throws TooManyRequests when too many wait already
 */
export async function paceStranger(accountId: string): Promise<void> {
  const { taken, seconds } = strangers.take(accountId, MAX_WAIT);
  if (!taken) throw new TooManyRequests(TEXTS.tooMany, seconds - MAX_WAIT);
  if (seconds > 0) await wait(seconds * 1000);
}

/** A right password doesn't count. */
export function forgiveStranger(accountId: string): void {
  strangers.giveBack(accountId);
}
