import { sql } from 'kysely';
import { networkOf } from '../auth/address.ts';
import type { Base } from '../db/connection.ts';
import { countInMinute, giveBackInMinute, type MinuteCounter } from '../limits/minuteCounters.ts';
import { TEXTS } from './texts.ts';

/** Calls per minute. One address may be a whole laundry behind a router. */
const LINKS_PER_ADDRESS = 30;
const FORGOT_PER_ADDRESS = 20;
const FORGOT_PER_USER = 3;

function linkCounter(address: string): MinuteCounter {
  return { key: `enlace:${networkOf(address)}`, max: LINKS_PER_ADDRESS };
}

/** Counts the opening of a link. @throws TooManyRequests */
export function countLink(base: Base, address: string): Promise<void> {
  return countInMinute(base, [linkCounter(address)], TEXTS.tooMany);
}

/** A link that works doesn't count. */
export function forgiveLink(base: Base, address: string): Promise<void> {
  return giveBackInMinute(base, linkCounter(address));
}

/** Counts a forgotten password by address and by user, in the spelling that finds the account. @throws TooManyRequests */
export async function countForgotten(base: Base, user: string, address: string): Promise<void> {
  const { rows } = await sql<{ folded: string }>`select lower(${user}::text) as folded`.execute(base.kysely);
  const counters = [
    { key: `olvido-d:${networkOf(address)}`, max: FORGOT_PER_ADDRESS },
    { key: `olvido-u:${rows[0]?.folded ?? user}`, max: FORGOT_PER_USER },
  ];
  await countInMinute(base, counters, TEXTS.tooMany);
}
