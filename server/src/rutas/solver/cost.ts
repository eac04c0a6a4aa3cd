import type { Instance } from './instance.ts';

/** What a route, or all of them, costs; the first figure that differs decides. */
export interface Cost {
  /** Demand past the driver's capacity. */
  overload: number;
  /** Minutes: late stops and overtime. */
  late: number;
  /** Stops past the driver's fair share. */
  excess: number;
  metres: number;
}

/** Most that two sums of the same figures may differ by when they are added in another order. */
const TOLERANCE = 1e-6;

const NO_LIMIT: Cost = {
  overload: Number.POSITIVE_INFINITY,
  late: Number.POSITIVE_INFINITY,
  excess: Number.POSITIVE_INFINITY,
  metres: Number.POSITIVE_INFINITY,
};

export function noCost(): Cost {
  return { overload: 0, late: 0, excess: 0, metres: 0 };
}

/**
 * Adds what the driver's route costs: the first `length` stops of `order`. A route without stops costs nothing.
 * @param limit Cost that is of interest only when it stays below; past it, counting may stop half way, above it
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

/** What all routes cost, one for each driver in their order. */
export function totalCost(instance: Instance, routes: readonly (readonly number[])[]): Cost {
  const sum = noCost();
  routes.forEach((route, driver) => {
    addCost(instance, driver, route, route.length, sum);
  });
  return sum;
}

/** Whether the first figure that differs by more than rounding is less in `a`; never with an earlier one above `b`'s. */
export function isLess(a: Cost, b: Cost): boolean {
  if (a.overload !== b.overload && isDecided(a.overload, b.overload)) return a.overload < b.overload;
  if (a.late !== b.late && isDecided(a.late, b.late)) return a.late < b.late;
  if (a.excess !== b.excess && isDecided(a.excess, b.excess)) return a.excess < b.excess;
  return a.metres < b.metres - TOLERANCE;
}

/** Any more decides, and less if it isn't rounding: steps that each lose a little can't add up. */
function isDecided(a: number, b: number): boolean {
  return a > b || a < b - TOLERANCE;
}

/** Minutes from the end of a time to `time`, 0 before it; less than rounding counts as in time. */
export function minutesPast(end: number, time: number): number {
  return time - end > TOLERANCE ? time - end : 0;
}
