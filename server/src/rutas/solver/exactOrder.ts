import { addCost, type Cost, isLess, noCost } from './cost.ts';
import type { Instance } from './instance.ts';

/** Longest route for which all orders are tried (7! is 5,040). */
const LONGEST = 7;

/** The cheapest order of a short route. Returns `route` itself when it is longer, or already the cheapest. */
export function exactOrder(instance: Instance, driver: number, route: readonly number[]): readonly number[] {
  if (route.length > LONGEST) return route;
  let [best, least] = [route, costOf(instance, driver, route)];
  const visit = (order: readonly number[], rest: readonly number[]): void => {
    if (rest.length === 0) {
      const cost = costOf(instance, driver, order);
      if (isLess(cost, least)) [best, least] = [order, cost];
      return;
    }
    for (const stop of rest)
      visit(
        [...order, stop],
        rest.filter((other) => other !== stop),
      );
  };
  visit([], route);
  return best;
}

function costOf(instance: Instance, driver: number, order: readonly number[]): Cost {
  const cost = noCost();
  addCost(instance, driver, order, order.length, cost);
  return cost;
}
