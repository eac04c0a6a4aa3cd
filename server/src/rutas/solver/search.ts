import { isLess, totalCost } from './cost.ts';
import { exactOrder } from './exactOrder.ts';
import { insertAll } from './insertion.ts';
import type { Instance } from './instance.ts';
import { improve } from './localSearch.ts';

/** Maximum number of rounds of ruin and recreate. More than twice as many shorten routes of 25 stops by only 0.3 %. */
const ROUNDS = 12;

/** Limits rounds × stops², because a round with many stops takes longer and blocks the server's only thread. */
const BUDGET = 25_000;

/** A round removes 2 to `LARGEST_HOLE` stops, and never more than there are. */
const LARGEST_HOLE = 11;

/**
 * Finds routes that serve every stop and cost at most as much as `given`. Local search improves the given routes and newly built
 * ones; the better result then goes through ruin and recreate. Deterministic.
 * @param given routes by driver; missing stops are inserted where they cost least
 */
export function search(instance: Instance, given: readonly (readonly number[])[]): number[][] {
  const stops = [...instance.visits.keys()];
  let best = completed(instance, given, stops);
  const anew = completed(
    instance,
    instance.vehicles.map(() => []),
    stops,
  );
  for (const start of [best.map((route) => [...route]), anew]) {
    improve(instance, start);
    if (isLess(totalCost(instance, start), totalCost(instance, best))) best = start;
  }
  return rebuilt(instance, best).map((route, driver) => [...exactOrder(instance, driver, route)]);
}

function completed(instance: Instance, given: readonly (readonly number[])[], stops: readonly number[]): number[][] {
  const routes = given.map((route) => [...route]);
  const placed = new Set(routes.flat());
  insertAll(
    instance,
    routes,
    stops.filter((stop) => !placed.has(stop)),
  );
  return routes;
}

/** Ruin and recreate: removes nearby stops, inserts them again, improves the routes, and keeps a cheaper result. */
function rebuilt(instance: Instance, start: number[][]): number[][] {
  let best = start;
  const count = instance.visits.length;
  const random = sequence();
  const rounds = count > 2 ? Math.min(ROUNDS, BUDGET / count ** 2) : 0;
  for (let round = 0; round < rounds; round++) {
    const size = 2 + (random() % (Math.min(LARGEST_HOLE, count) - 1));
    const hole = nearest(instance, random() % count).slice(0, size);
    const routes = best.map((route) => route.filter((stop) => !hole.includes(stop)));
    insertAll(instance, routes, hole);
    improve(instance, routes);
    if (isLess(totalCost(instance, routes), totalCost(instance, best))) best = routes;
  }
  return best;
}

/** All stops by distance from `stop`, beginning with itself. */
function nearest({ visits, places, metres }: Instance, stop: number): number[] {
  const distance = (other: number) => (other === stop ? -1 : (metres[stop * places + other] ?? 0));
  return [...visits.keys()].sort((a, b) => distance(a) - distance(b) || a - b);
}

/** Deterministic pseudo-random numbers (linear congruential generator of Numerical Recipes). */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
