import type { Database } from '../db/connection.ts';
import { countInMinute, giveBackInMinute, type MinuteCounter, requireOpen, restartMinute } from '../limits/minuteCounters.ts';
import { networkOf } from './address.ts';
import { forgiveStranger, paceStranger } from './pace.ts';
import { TEXTS } from './texts.ts';

/** Tries a minute of one account from one network or known device. */
const PER_ACCOUNT = 5;
/** Tries a minute from one network, of any accounts: it may be a whole laundry behind a router. */
const PER_NETWORK = 30;

/** Who tries to sign in, and from where. */
export interface Attempt {
  /** The account's id, whatever the spelling of its user name; null when there is none. */
  accountId: string | null;
  /** The user name as typed. */
  name: string;
  address: string;
  /** Digest of a device that has signed in to this account before, hexadecimal; null otherwise. */
  knownDevice: string | null;
  /** Whether this account has signed in from this network before. */
  knownNetwork: boolean;
}

/**
 * Counts a try before its password is checked. A known device has tries of its own, so nobody can use them up; others
 * are counted by network and by account and network. Unknown places are slowed down besides, by account.
 * @throws TooManyRequests above a limit
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  await countInMinute(db, countersOf(attempt), TEXTS.tooMany);
  if (isStranger(attempt)) await paceStranger(attempt.accountId);
}

/** After a right password: it no longer counts against the network, and the account's own count restarts. */
export async function forgiveAttempt(db: Database, attempt: Attempt): Promise<void> {
  if (isStranger(attempt)) forgiveStranger(attempt.accountId);
  if (attempt.knownDevice === null) await giveBackInMinute(db, networkCounter(attempt.address));
  await restartMinute(db, accountCounter(attempt));
}

/** Refuses a network over its limit before its account is looked up. @throws TooManyRequests */
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
