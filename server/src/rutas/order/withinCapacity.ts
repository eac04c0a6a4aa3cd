import { legOf, solverStop } from '../day/planRoute.ts';
import type { DayStop } from '../day/readStops.ts';
import { shareStops } from '../solver/solver.ts';
import type { PlannedDriver } from './solve.ts';

/** Capacity that a stop needs: its number of pieces, but 1 without any, as for a pickup whose bags aren't counted yet. */
export function demandOf({ bultos: pieces }: Pick<DayStop, 'bultos'>): number {
  return Math.max(1, pieces);
}

const loadOf = (stops: readonly DayStop[]): number => stops.reduce((sum, stop) => sum + demandOf(stop), 0);

/**
 * Chooses stops and orders that fit every vehicle; stops that fit in none are left out. The solver, which starts from these
 * orders, then overloads no driver.
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

/** Distributes the stops by the built-in solver, which may still overload some drivers. */
function shared(drivers: readonly PlannedDriver[], stops: readonly DayStop[], day: string): DayStop[][] {
  const problem = {
    drivers: drivers.map(({ driver }) => driver),
    stops: stops.map((stop) => ({ ...solverStop(stop, day), demand: demandOf(stop) })),
  };
  const orders = drivers.map(({ id, order }) => ({ driver: id, stops: order.map(({ key }) => key) }));
  const byKey = new Map(stops.map((stop) => [stop.key, stop]));
  return shareStops(problem, orders, legOf).routes.map((route) => route.stops.flatMap(({ id }) => byKey.get(id) ?? []));
}

/** Removes stops from a driver's order until the rest fits the vehicle, and adds the removed ones to `out`. */
function lightened({ capacity }: PlannedDriver, order: readonly DayStop[], out: DayStop[]): DayStop[] {
  const kept = [...order];
  while (capacity !== null && loadOf(kept) > capacity) {
    const over = loadOf(kept) - capacity;
    // Prefers the last stop whose removal alone is enough, so that the driver keeps as many stops as possible.
    const enough = kept.findLastIndex((stop) => demandOf(stop) >= over);
    out.push(...kept.splice(enough < 0 ? kept.length - 1 : enough, 1));
  }
  return kept;
}

/** Gives removed stops to drivers with room, by adding to their `order`. @returns stops for which nobody has room */
function placedAgain(drivers: readonly PlannedDriver[], out: readonly DayStop[]): DayStop[] {
  return [...out]
    .sort((a, b) => demandOf(a) - demandOf(b))
    .filter((stop) => {
      const taker = drivers.find(({ capacity, order }) => capacity === null || loadOf(order) + demandOf(stop) <= capacity);
      taker?.order.push(stop);
      return !taker;
    });
}
