import { addCost, type Cost, isLess, noCost } from './cost.ts';
import type { Instance } from './instance.ts';

/** The cheapest place of a stop in a driver's route. */
interface Place {
  index: number;
  /** Weighted cost that the insertion adds. */
  added: number;
}

/** Weights that combine a cost's fields into one number, precise enough to choose which stop to insert next. */
const WEIGHT = { overload: 1e12, late: 1e6, excess: 1e6 };

/**
 * Inserts each stop where it costs least. The next stop is always the one whose cost would grow most without its best driver
 * (regret insertion). Changes `routes`.
 */
export function insertAll(instance: Instance, routes: number[][], stops: readonly number[]): void {
  const missing = [...stops];
  const places = new Map(missing.map((stop) => [stop, routes.map((_, driver) => placeOf(instance, routes, driver, stop))]));
  while (missing.length > 0) {
    const { stop, driver, index } = nextOf(missing, places);
    routes[driver]?.splice(index, 0, stop);
    missing.splice(missing.indexOf(stop), 1);
    for (const other of missing) {
      const found = places.get(other);
      if (found) found[driver] = placeOf(instance, routes, driver, other);
    }
  }
}

function nextOf(missing: readonly number[], places: ReadonlyMap<number, readonly (Place | undefined)[]>) {
  let next = { stop: missing[0] ?? 0, driver: 0, index: 0 };
  let [mostRegret, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const stop of missing) {
    let [best, second, driver, index] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    places.get(stop)?.forEach((place, i) => {
      if (!place) return;
      if (place.added < best) [second, best, driver, index] = [best, place.added, i, place.index];
      else if (place.added < second) second = place.added;
    });
    const regret = second === best ? 0 : second - best;
    if (regret > mostRegret || (regret === mostRegret && best < least)) {
      [mostRegret, least, next] = [regret, best, { stop, driver, index }];
    }
  }
  return next;
}

function placeOf(instance: Instance, routes: readonly number[][], driver: number, stop: number): Place | undefined {
  const fixed = instance.visits[stop]?.driver ?? -1;
  if (fixed >= 0 && fixed !== driver) return undefined;
  const route = routes[driver] ?? [];
  const before = costOf(instance, driver, route);
  const tried = [stop, ...route];
  let [index, best] = [0, costOf(instance, driver, tried)];
  for (let i = 1; i < tried.length; i++) {
    tried[i - 1] = tried[i] ?? stop;
    tried[i] = stop;
    const cost = costOf(instance, driver, tried);
    if (isLess(cost, best)) [index, best] = [i, cost];
  }
  return { index, added: weighted(best) - weighted(before) };
}

function costOf(instance: Instance, driver: number, route: readonly number[]): Cost {
  const cost = noCost();
  addCost(instance, driver, route, route.length, cost);
  return cost;
}

function weighted({ overload, late, excess, metres }: Cost): number {
  return overload * WEIGHT.overload + late * WEIGHT.late + excess * WEIGHT.excess + metres;
}
