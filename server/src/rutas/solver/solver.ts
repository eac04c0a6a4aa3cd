import { minutesPast } from './cost.ts';
import { compile, type Instance, indexOf } from './instance.ts';
import type { Order, Plan, PlannedRoute, RouteProblem, Travel } from './problem.ts';
import { search } from './search.ts';

/**
 * 'Ordenar': orders each driver's stops; none changes driver, whatever its own `driver` says, and stops in no order stay
 * out. Least lateness first, then least distance: never later than the orders given, nor longer with as much lateness.
 * @throws RangeError for an unknown or repeated id
 */
export function orderStops<P>(problem: RouteProblem<P>, orders: readonly Order[], travel: Travel<P>): Plan {
  return shareStops(fixedTo(problem, orders), orders, travel);
}

/** The problem of the stops in the orders alone, each fixed to the driver that has it. */
export function fixedTo<P>(problem: RouteProblem<P>, orders: readonly Order[]): RouteProblem<P> {
  const driverOf = new Map(orders.flatMap(({ driver, stops }) => stops.map((stop) => [stop, driver])));
  const stops = problem.stops.flatMap((stop) => {
    const driver = driverOf.get(stop.id);
    return driver === undefined ? [] : [{ ...stop, driver }];
  });
  return { ...problem, stops };
}

/**
 * 'Repartir': gives every stop a driver and a place in the order. Fixed stops keep their driver. Least overload first,
 * then lateness, then stops past a fair share, then distance: never worse in that sense than the orders given.
 * @param orders Where the search starts; stops that they leave out are put where they cost least
 * @throws RangeError for an unknown or repeated id, an order that gives a fixed stop away, or stops without drivers
 */
export function shareStops<P>(problem: RouteProblem<P>, orders: readonly Order[], travel: Travel<P>): Plan {
  const instance = compile(problem, travel);
  if (instance.visits.length > 0 && instance.vehicles.length === 0) throw new RangeError('There is no driver');
  return planOf(problem, instance, search(instance, toRoutes(problem, instance, orders)));
}

/** When each driver arrives in the given order, as it is. @throws RangeError as `shareStops` */
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

/** The plan that the routes make, with its totals. */
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
