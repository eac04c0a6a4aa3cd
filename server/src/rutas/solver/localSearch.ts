import { addCost, isLess, noCost } from './cost.ts';
import type { Draft } from './draft.ts';
import type { Instance } from './instance.ts';
import { tryBetween, tryWithin } from './neighbours.ts';

/** Applies moves that reduce the cost until none does. Changes `routes`. */
export function improve(instance: Instance, routes: number[][]): void {
  let changed = new Set(routes.keys());
  while (changed.size > 0) {
    const looked = changed;
    changed = new Set();
    for (const a of looked) {
      while (improveWithin(instance, routes, a)) {}
      for (const b of routes.keys()) {
        // A pair of routes that are both in `looked` is tried once in a pass: when `a` is the lower index of the two.
        if (b === a || (b < a && looked.has(b))) continue;
        while (improveBetween(instance, routes, a, b)) changed.add(a).add(b);
      }
    }
  }
}

function improveWithin(instance: Instance, routes: number[][], driver: number): boolean {
  const route = routes[driver] ?? [];
  const before = noCost();
  addCost(instance, driver, route, route.length, before);
  return tryWithin(route, (moved) => {
    const after = noCost();
    addCost(instance, driver, moved.stops, moved.length, after, before);
    if (!isLess(after, before)) return false;
    routes[driver] = moved.toRoute();
    return true;
  });
}

function improveBetween(instance: Instance, routes: number[][], a: number, b: number): boolean {
  const [first, second] = [routes[a] ?? [], routes[b] ?? []];
  const before = noCost();
  addCost(instance, a, first, first.length, before);
  addCost(instance, b, second, second.length, before);
  return tryBetween(first, second, (forA, forB) => {
    const after = noCost();
    addCost(instance, a, forA.stops, forA.length, after, before);
    if (!isLess(after, before)) return false;
    addCost(instance, b, forB.stops, forB.length, after, before);
    if (!isLess(after, before) || !mayServe(instance, a, forA) || !mayServe(instance, b, forB)) return false;
    routes[a] = forA.toRoute();
    routes[b] = forB.toRoute();
    return true;
  });
}

function mayServe({ visits }: Instance, driver: number, { stops, length }: Draft): boolean {
  return stops.subarray(0, length).every((stop) => {
    const fixed = visits[stop]?.driver ?? -1;
    return fixed < 0 || fixed === driver;
  });
}
