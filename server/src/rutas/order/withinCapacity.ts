import { legOf, solverStop } from '../day/planRoute.ts';
import type { DayStop } from '../day/readStops.ts';
import { shareStops } from '../solver/solver.ts';
import type { PlannedDriver } from './solve.ts';

/** What a stop takes of a driver's capacity: its pieces, or one bag of a pickup that nobody has counted. */
export function demandOf({ bultos: pieces }: Pick<DayStop, 'bultos'>): number {
  return Math.max(1, pieces);
}

const loadOf = (stops: readonly DayStop[]): number => stops.reduce((sum, stop) => sum + demandOf(stop), 0);

/**
 * Leaves out the stops that fit in nobody's vehicle, and orders the others so that each driver's fit in theirs: the
 * solver, which overloads only where it must, then overloads nobody.
 */
export function withinCapacity<D extends PlannedDriver>(
  drivers: readonly D[],
  stops: readonly DayStop[],
  day: string,
): { drivers: D[]; stops: DayStop[] } {
  const largest = Math.max(...drivers.map(({ capacity }) => capacity ?? Number.POSITIVE_INFINITY));
  const fitting = stops.filter((stop) => demandOf(stop) <= largest);
  const starting = drivers.map((driver) => ({ ...driver, order: driver.order.filter((stop) => fitting.includes(stop)) }));
  if (drivers.every(({ capacity }) => capacity === null)) return { drivers: starting, stops: fitting };
  const orders = shared(starting, fitting, day);
  const out: DayStop[] = [];
  const kept = starting.map((driver, i) => ({ ...driver, order: lightened(driver, orders[i] ?? [], out) }));
  const lost = placedAgain(kept, out);
  return { drivers: kept, stops: fitting.filter((stop) => !lost.includes(stop)) };
}

/** Each driver's stops by the own solver, some perhaps overloaded. */
function shared(drivers: readonly PlannedDriver[], stops: readonly DayStop[], day: string): DayStop[][] {
  const problem = {
    drivers: drivers.map(({ driver }) => driver),
    stops: stops.map((stop) => ({ ...solverStop(stop, day), demand: demandOf(stop) })),
  };
  const orders = drivers.map(({ id, order }) => ({ driver: id, stops: order.map(({ key }) => key) }));
  const byKey = new Map(stops.map((stop) => [stop.key, stop]));
  return shareStops(problem, orders, legOf).routes.map((route) => route.stops.flatMap(({ id }) => byKey.get(id) ?? []));
}

/** A driver's order without the stops that are too much for the vehicle, which go to `out`: the last ones first. */
function lightened({ capacity }: PlannedDriver, order: readonly DayStop[], out: DayStop[]): DayStop[] {
  const kept = [...order];
  while (capacity !== null && loadOf(kept) > capacity) {
    const over = loadOf(kept) - capacity;
    // The last stop that alone makes enough room goes, so that the driver keeps as many stops as possible.
    const enough = kept.findLastIndex((stop) => demandOf(stop) >= over);
    out.push(...kept.splice(enough < 0 ? kept.length - 1 : enough, 1));
  }
  return kept;
}

/** Gives what was too much for one driver to others with room. Changes `drivers`. @returns what nobody has room for */
function placedAgain(drivers: readonly PlannedDriver[], out: readonly DayStop[]): DayStop[] {
  return [...out]
    .sort((a, b) => demandOf(a) - demandOf(b))
    .filter((stop) => {
      const taker = drivers.find(({ capacity, order }) => capacity === null || loadOf(order) + demandOf(stop) <= capacity);
      taker?.order.push(stop);
      return !taker;
    });
}
