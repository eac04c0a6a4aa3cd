import { isLess, totalCost } from './cost.ts';
import { exactOrder } from './exactOrder.ts';
import { insertAll } from './insertion.ts';
import type { Instance } from './instance.ts';
import { improve } from './localSearch.ts';

/** Most times that the best routes so far are partly taken apart and built again. */
const ROUNDS = 25;

/** Rounds times the square of the stops: a round of many stops takes longer, and this holds the server's only thread. */
const BUDGET = 25_000;

/** Most stops taken out in a round. */
const LARGEST_HOLE = 10;

/**
 * Routes that cost no more than those given, each with every stop once: the given ones completed, and ones built anew,
 * improved by local search; the better of them is then partly taken apart and built again. The same answer every time.
 * @param given Routes by driver; stops in none of them are put where they cost least
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

/** Ruin and recreate: takes out stops near one another, puts them back, improves and keeps what costs less. */
function rebuilt(instance: Instance, start: number[][]): number[][] {
  let best = start;
  const count = instance.visits.length;
  const random = sequence();
  const rounds = count > 2 ? Math.min(ROUNDS, BUDGET / count ** 2) : 0;
  for (let round = 0; round < rounds; round++) {
    const size = 2 + (random() % Math.min(LARGEST_HOLE, count - 1));
    const hole = nearest(instance, random() % count).slice(0, size);
    const routes = best.map((route) => route.filter((stop) => !hole.includes(stop)));
    insertAll(instance, routes, hole);
    improve(instance, routes);
    if (isLess(totalCost(instance, routes), totalCost(instance, best))) best = routes;
  }
  return best;
}

/** Stops from the nearest to `stop`, itself first. */
function nearest({ visits, places, metres }: Instance, stop: number): number[] {
  const distance = (other: number) => (other === stop ? -1 : (metres[stop * places + other] ?? 0));
  return [...visits.keys()].sort((a, b) => distance(a) - distance(b) || a - b);
}

/** Numbers that look random but are the same each time (linear congruential generator of Numerical Recipes). */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
