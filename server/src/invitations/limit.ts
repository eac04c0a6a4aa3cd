import { sql } from 'kysely';
import { networkOf } from '../auth/address.ts';
import type { Database } from '../db/connection.ts';
import { countInMinute, giveBackInMinute, type MinuteCounter } from '../limits/minuteCounters.ts';
import { TEXTS } from './texts.ts';

/**
 * Maximum per minute: openings of invitation and reset links from one address, which may be a whole laundry behind a router, and
 * requests for a forgotten password from one address and for one user name.
 */
const LINKS_PER_ADDRESS = 30;
const FORGOT_PER_ADDRESS = 20;
const FORGOT_PER_USER = 3;

function linkCounter(address: string): MinuteCounter {
  return { key: `enlace:${networkOf(address)}`, max: LINKS_PER_ADDRESS };
}

/**
 * Counts the opening of a link.
 * @throws TooManyRequests
 */
export function countLink(db: Database, address: string): Promise<void> {
  return countInMinute(db, [linkCounter(address)], TEXTS.tooMany);
}

/** Takes back the opening of a valid link, so that only failures count. */
export function forgiveLink(db: Database, address: string): Promise<void> {
  return giveBackInMinute(db, linkCounter(address));
}

/**
 * Counts a request for a forgotten password, by address and by user name, lowercased as in the search for the account.
 * @throws TooManyRequests
 */
export async function countForgotten(db: Database, user: string, address: string): Promise<void> {
  const { rows } = await sql<{ folded: string }>`select lower(${user}::text) as folded`.execute(db.kysely);
  const counters = [
    { key: `olvido-d:${networkOf(address)}`, max: FORGOT_PER_ADDRESS },
    { key: `olvido-u:${rows[0]?.folded ?? user}`, max: FORGOT_PER_USER },
  ];
  await countInMinute(db, counters, TEXTS.tooMany);
}
