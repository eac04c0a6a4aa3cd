import { LRUCache } from 'lru-cache';
import { HttpProblem } from '../http/problem.ts';

/** Uses of each key in the minute that began with its first use. Each process has its own counts. */
export type MinuteCounts = LRUCache<string, { count: number }>;

export const newCounts = (): MinuteCounts => new LRUCache<string, { count: number }>({ max: 50_000, ttl: 60_000 });

/**
 * Counts one use of a key in memory, so that a flood doesn't reach the database.
 * @throws HttpProblem 429 above `perMinute`
 */
export function countUse(minutes: MinuteCounts, key: string, perMinute: number, detail: string): void {
  const minute = minutes.get(key) ?? { count: 0 };
  if (minute.count === 0) minutes.set(key, minute);
  minute.count += 1;
  if (minute.count > perMinute) throw new HttpProblem(429, detail);
}
