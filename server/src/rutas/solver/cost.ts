import type { Instance } from './instance.ts';

/** Cost of one route or of all. Costs are compared field by field in this order; the first difference decides. */
export interface Cost {
  /** Sum by which loads exceed the drivers' capacity. */
  overload: number;
  /** Sum of the minutes by which stops are late and drivers work overtime. */
  late: number;
  /** Number of stops beyond the drivers' fair share. */
  excess: number;
  metres: number;
}

/** Differences up to this are rounding errors, because sums depend on the order of their terms. */
const TOLERANCE = 1e-6;

const NO_LIMIT: Cost = {
  overload: Number.POSITIVE_INFINITY,
  late: Number.POSITIVE_INFINITY,
  excess: Number.POSITIVE_INFINITY,
  metres: Number.POSITIVE_INFINITY,
};

/** A cost of zero, to which `addCost` adds. */
export function noCost(): Cost {
  return { overload: 0, late: 0, excess: 0, metres: 0 };
}

/**
 * Adds to `sum` the cost of a driver's route, which is the first `length` stops of `order`. An empty route costs nothing.
 * @param limit the caller only needs to know whether `sum` stays below `limit`, so the addition may end once it can't
 */
export function addCost(
  { visits, vehicles, places, metres, minutes }: Instance,
  driver: number,
  order: ArrayLike<number>,
  length: number,
  sum: Cost,
  limit: Cost = NO_LIMIT,
): void {
  const vehicle = vehicles[driver];
  if (!vehicle || length === 0) return;
  const lateLimit = limit.overload > 0 ? Number.POSITIVE_INFINITY : limit.late;
  const metresLimit = limit.overload > 0 || limit.late > 0 || limit.excess > 0 ? Number.POSITIVE_INFINITY : limit.metres;
  let [at, time, load] = [vehicle.start, vehicle.from, 0];
  for (let i = 0; i < length; i++) {
    const stop = order[i] ?? 0;
    const visit = visits[stop];
    if (!visit) continue;
    const leg = at * places + stop;
    time += minutes[leg] ?? 0;
    sum.metres += metres[leg] ?? 0;
    if (time < visit.opens) time = visit.opens;
    else sum.late += minutesPast(visit.closes, time);
    if (sum.late > lateLimit || sum.metres > metresLimit) return;
    time += visit.service;
    load += visit.demand;
    at = stop;
  }
  if (vehicle.end >= 0) {
    const leg = at * places + vehicle.end;
    time += minutes[leg] ?? 0;
    sum.metres += metres[leg] ?? 0;
  }
  sum.late += minutesPast(vehicle.to, time);
  if (load > vehicle.capacity) sum.overload += load - vehicle.capacity;
  if (length > vehicle.fairShare) sum.excess += length - vehicle.fairShare;
}

/** Cost of all routes. @param routes one per driver, in the drivers' order */
export function totalCost(instance: Instance, routes: readonly (readonly number[])[]): Cost {
  const sum = noCost();
  routes.forEach((route, driver) => {
    addCost(instance, driver, route, route.length, sum);
  });
  return sum;
}

/** Whether `a` is less than `b` by more than a rounding error in the first field that differs. */
export function isLess(a: Cost, b: Cost): boolean {
  if (a.overload !== b.overload && isDecided(a.overload, b.overload)) return a.overload < b.overload;
  if (a.late !== b.late && isDecided(a.late, b.late)) return a.late < b.late;
  if (a.excess !== b.excess && isDecided(a.excess, b.excess)) return a.excess < b.excess;
  return a.metres < b.metres - TOLERANCE;
}

/** Whether one field decides. Any increase decides, even a tiny one, so that many tiny losses can't add up. */
function isDecided(a: number, b: number): boolean {
  return a > b || a < b - TOLERANCE;
}

/** Minutes by which `time` is after `end`; 0 when it isn't, or only by a rounding error. */
export function minutesPast(end: number, time: number): number {
  return time - end > TOLERANCE ? time - end : 0;
}
