import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/connection.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';

/** A counter of uses, which allows at most `max` uses in the minute that begins with the first use. */
export interface MinuteCounter {
  key: string;
  max: number;
}

const MINUTE_SECONDS = 60;

/** When each key above its limit opens again (performance.now, ms), so that refusing a flood needs no database call. */
const closed = new LRUCache<string, number>({ max: 50_000 });

/** Keys are hashed, so the table doesn't reveal the users and addresses that were counted. */
function hashOf(key: string): string {
  const [kind = ''] = key.split(':');
  return `${kind}:${createHash('sha256').update(key).digest('hex')}`;
}

/**
 * Refuses a use without asking the database, if this process knows already that the key is over its limit.
 * @throws TooManyRequests until the key's minute ends
 */
export function requireOpen({ key }: MinuteCounter, detail: string): void {
  const seconds = ((closed.get(hashOf(key)) ?? 0) - performance.now()) / 1000;
  if (seconds > 0) throw new TooManyRequests(detail, seconds);
}

/**
 * Counts one use of each counter, in order. Call it before the use is made, so that simultaneous uses count too. The database
 * stores the counters for all processes. A counter above its limit isn't written.
 * @throws TooManyRequests at the first counter above its limit; later counters don't count the use
 */
export async function countInMinute(db: Database, counters: readonly MinuteCounter[], detail: string): Promise<void> {
  for (const counter of counters) requireOpen(counter, detail);
  for (const { key, max } of counters) {
    const hash = hashOf(key);
    if (await admit(db, hash, max)) continue;
    const seconds = await secondsLeft(db, hash);
    closed.set(hash, performance.now() + seconds * 1000);
    throw new TooManyRequests(detail, seconds);
  }
}

/**
 * Counts a use in one statement, so that simultaneous uses can't exceed `max`. A key above its limit locks no row.
 * @returns false when the key is above its limit, so that the use isn't counted
 */
async function admit(db: Database, hash: string, max: number): Promise<boolean> {
  const { rows } = await sql`
    insert into intentos (clave, intentos)
    select ${hash}::text, 1 where not exists (select from intentos
      where clave = ${hash} and ventana >= now() - interval '1 minute' and intentos >= ${max}::int)
    on conflict (clave) do update set
      intentos = case when intentos.ventana < now() - interval '1 minute' then 1 else intentos.intentos + 1 end,
      ventana = case when intentos.ventana < now() - interval '1 minute' then now() else intentos.ventana end
    where intentos.ventana < now() - interval '1 minute' or intentos.intentos < ${max}::int
    returning clave`.execute(db.kysely);
  return rows.length > 0;
}

async function secondsLeft(db: Database, hash: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ventana + interval '1 minute' - now())::float8 as seconds
    from intentos where clave = ${hash}`.execute(db.kysely);
  return Math.min(Math.max(rows[0]?.seconds ?? 0, 1), MINUTE_SECONDS);
}

/** Takes one use back, so that it doesn't count. */
export async function giveBackInMinute(db: Database, { key }: MinuteCounter): Promise<void> {
  const hash = hashOf(key);
  closed.delete(hash);
  await sql`update intentos set intentos = greatest(intentos - 1, 0) where clave = ${hash}`.execute(db.kysely);
}

/** Restarts the counter from zero. */
export async function restartMinute(db: Database, { key }: MinuteCounter): Promise<void> {
  const hash = hashOf(key);
  closed.delete(hash);
  await sql`delete from intentos where clave = ${hash}`.execute(db.kysely);
}
