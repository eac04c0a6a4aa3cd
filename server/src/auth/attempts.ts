import type { Database } from '../db/connection.ts';
import { countInMinute, giveBackInMinute, type MinuteCounter, requireOpen, restartMinute } from '../limits/minuteCounters.ts';
import { networkOf } from './address.ts';
import { forgiveStranger, paceStranger } from './pace.ts';
import { TEXTS } from './texts.ts';

/** Sign-in tries a minute for one account from one network, or from one device that the account knows. */
const PER_ACCOUNT = 5;
/**
 * Sign-in tries a minute from one network, for all accounts together. A whole laundry may share one router. Tries of known
 * devices don't count.
 */
const PER_NETWORK = 30;

/** A try to sign in: the account, and the place where the try comes from. */
export interface Attempt {
  /** Id of the account, however its user name was spelled; null when no confirmed account with a password has that name. */
  accountId: string | null;
  /** The user name as typed, without spaces around it. */
  name: string;
  address: string;
  /** Digest (hexadecimal) of the device when it has signed in to this account before; null otherwise. */
  knownDevice: string | null;
  /** Whether this account has signed in from this network before. */
  knownNetwork: boolean;
}

/**
 * Counts a try before its password is checked. A known device has a counter of its own, which nobody else can use up. Any other
 * try counts for its network, and for the account on that network. A stranger's try may be delayed too (`paceStranger`).
 * @throws TooManyRequests above a limit
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  await countInMinute(db, countersOf(attempt), TEXTS.tooMany);
  if (isStranger(attempt)) await paceStranger(attempt.accountId);
}

/**
 * Takes back the try of a right password: the counters of strangers and of the network, if `countAttempt` raised them, count one
 * try less, and the account's counter restarts.
 */
export async function forgiveAttempt(db: Database, attempt: Attempt): Promise<void> {
  if (isStranger(attempt)) forgiveStranger(attempt.accountId);
  if (attempt.knownDevice === null) await giveBackInMinute(db, networkCounter(attempt.address));
  await restartMinute(db, accountCounter(attempt));
}

/** Refuses a try from a network over its limit before the account is looked up. @throws TooManyRequests */
export function requireOpenNetwork(address: string): void {
  requireOpen(networkCounter(address), TEXTS.tooMany);
}

function isStranger(attempt: Attempt): attempt is Attempt & { accountId: string } {
  return attempt.accountId !== null && attempt.knownDevice === null && !attempt.knownNetwork;
}

function countersOf(attempt: Attempt): MinuteCounter[] {
  const own = accountCounter(attempt);
  return attempt.knownDevice === null ? [networkCounter(attempt.address), own] : [own];
}

function networkCounter(address: string): MinuteCounter {
  return { key: `d:${networkOf(address)}`, max: PER_NETWORK };
}

function accountCounter({ accountId, name, address, knownDevice }: Attempt): MinuteCounter {
  const place = knownDevice === null ? networkOf(address) : `equipo ${knownDevice}`;
  return { key: `u:${accountId ?? name.toLowerCase()}:${place}`, max: PER_ACCOUNT };
}
