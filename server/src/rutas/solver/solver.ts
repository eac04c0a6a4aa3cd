import { minutesPast } from './cost.ts';
import { compile, type Instance, indexOf } from './instance.ts';
import type { Order, Plan, PlannedRoute, RouteProblem, Travel } from './problem.ts';
import { search } from './search.ts';

/**
 * 'Ordenar': finds a better order for each driver. Stops keep the driver of `orders`, and stops in no order are left out.
 * Minimizes lateness, then distance; never worse than the given orders.
 * @throws RangeError for an unknown or repeated id
 */
export function orderStops<P>(problem: RouteProblem<P>, orders: readonly Order[], travel: Travel<P>): Plan {
  return shareStops(fixedTo(problem, orders), orders, travel);
}

/** The problem reduced to the stops in `orders`, each fixed to its driver there. */
export function fixedTo<P>(problem: RouteProblem<P>, orders: readonly Order[]): RouteProblem<P> {
  const driverOf = new Map(orders.flatMap(({ driver, stops }) => stops.map((stop) => [stop, driver])));
  const stops = problem.stops.flatMap((stop) => {
    const driver = driverOf.get(stop.id);
    return driver === undefined ? [] : [{ ...stop, driver }];
  });
  return { ...problem, stops };
}

/**
 * 'Repartir': gives every stop a driver and a place in that driver's order. Fixed stops keep their driver. Minimizes overload,
 * then lateness, stops beyond a fair share, and distance; never worse than the given orders.
 * @param orders where the search starts; missing stops are inserted where they cost least
 * @throws RangeError for an unknown or repeated id, a fixed stop in another driver's order, or stops without any driver
 */
export function shareStops<P>(problem: RouteProblem<P>, orders: readonly Order[], travel: Travel<P>): Plan {
  const instance = compile(problem, travel);
  if (instance.visits.length > 0 && instance.vehicles.length === 0) throw new RangeError('There is no driver');
  return planOf(problem, instance, search(instance, toRoutes(problem, instance, orders)));
}

/** Calculates arrival times in the given orders, without changing them. @throws RangeError as `shareStops` */
export function timeOrders<P>(problem: RouteProblem<P>, orders: readonly Order[], travel: Travel<P>): Plan {
  const instance = compile(problem, travel);
  return planOf(problem, instance, toRoutes(problem, instance, orders));
}

function toRoutes<P>({ drivers, stops }: RouteProblem<P>, { visits }: Instance, orders: readonly Order[]): number[][] {
  const [driverIndex, stopIndex] = [indexOf(drivers), indexOf(stops)];
  const routes: number[][] = drivers.map(() => []);
  const placed = new Set<string>();
  for (const order of orders) {
    const driver = driverIndex.get(order.driver) ?? -1;
    for (const id of order.stops) {
      const stop = stopIndex.get(id) ?? -1;
      const fixed = visits[stop]?.driver ?? -1;
      if (placed.has(id) || stop < 0 || driver < 0 || (fixed >= 0 && fixed !== driver)) {
        throw new RangeError(`Stop ${id} can't be in the order of driver ${order.driver}`);
      }
      placed.add(id);
      routes[driver]?.push(stop);
    }
  }
  return routes;
}

function planOf<P>(problem: RouteProblem<P>, instance: Instance, routes: readonly (readonly number[])[]): Plan {
  const planned = problem.drivers.map((driver, index) => routeOf(problem, instance, driver.id, index, routes[index] ?? []));
  return summed(planned);
}

/** A plan of these routes, with its totals. */
export function summed(routes: PlannedRoute[]): Plan {
  const metres = routes.reduce((sum, route) => sum + route.metres, 0);
  const late = routes.reduce((sum, { stops, overtime }) => stops.reduce((total, stop) => total + stop.late, sum + overtime), 0);
  return { routes, metres, late };
}

function routeOf<P>(
  { stops }: RouteProblem<P>,
  { vehicles, visits, places, metres, minutes }: Instance,
  driver: string,
  index: number,
  order: readonly number[],
): PlannedRoute {
  const vehicle = vehicles[index];
  if (!vehicle || order.length === 0) return { driver, stops: [], metres: 0, done: vehicle?.from ?? 0, overtime: 0 };
  let [at, time, length] = [vehicle.start, vehicle.from, 0];
  const travelTo = (place: number): void => {
    length += metres[at * places + place] ?? 0;
    time += minutes[at * places + place] ?? 0;
    at = place;
  };
  const planned = order.flatMap((stop) => {
    const [visit, id] = [visits[stop], stops[stop]?.id];
    if (!visit || id === undefined) return [];
    travelTo(stop);
    const arrival = time;
    time = Math.max(arrival, visit.opens) + visit.service;
    return [{ id, arrival, late: minutesPast(visit.closes, arrival) }];
  });
  if (vehicle.end >= 0) travelTo(vehicle.end);
  return { driver, stops: planned, metres: length, done: time, overtime: minutesPast(vehicle.to, time) };
}
