import type { Driver, RouteProblem, Stop, Travel } from './problem.ts';

/** A stop in the form in which the search reads it, without optional fields. */
export interface Visit {
  opens: number;
  closes: number;
  service: number;
  demand: number;
  /** Index of the only driver that may serve the stop; -1 for any driver. */
  driver: number;
}

/** A driver in the form in which the search reads it. `start` and `end` are indexes into the matrices. */
export interface Vehicle {
  start: number;
  /** -1 when the route ends at its last stop. */
  end: number;
  from: number;
  to: number;
  capacity: number;
  fairShare: number;
}

/** A problem with indexes instead of ids, and with all legs precomputed. A stop's index is also the index of its place. */
export interface Instance {
  visits: readonly Visit[];
  vehicles: readonly Vehicle[];
  /** Number of places. The matrices store the leg from `a` to `b` at `a * places + b`. */
  places: number;
  metres: Float64Array;
  minutes: Float64Array;
}

/** Converts a problem to an `Instance`. @throws RangeError for a repeated id, or a stop whose driver is unknown */
export function compile<P>({ drivers, stops }: RouteProblem<P>, travel: Travel<P>): Instance {
  const driverIndex = indexOf(drivers);
  indexOf(stops);
  const places = stops.map(({ place }) => place);
  const vehicles = drivers.map((driver) => toVehicle(driver, places));
  const visits = stops.map((stop) => toVisit(stop, driverIndex));
  const metres = new Float64Array(places.length ** 2);
  const minutes = new Float64Array(places.length ** 2);
  places.forEach((from, row) => {
    places.forEach((to, column) => {
      const leg = travel(from, to);
      metres[row * places.length + column] = leg.metres;
      minutes[row * places.length + column] = leg.minutes;
    });
  });
  return { visits, vehicles, places: places.length, metres, minutes };
}

/** Converts a driver and appends the driver's places to `places`. */
function toVehicle<P>({ start, end, from, to, capacity, fairShare }: Driver<P>, places: P[]): Vehicle {
  const startIndex = places.push(start) - 1;
  return {
    start: startIndex,
    end: end === undefined ? -1 : places.push(end) - 1,
    from,
    to,
    capacity: capacity ?? Number.POSITIVE_INFINITY,
    fairShare: fairShare ?? Number.POSITIVE_INFINITY,
  };
}

function toVisit<P>({ id, window, service, demand, driver }: Stop<P>, drivers: ReadonlyMap<string, number>): Visit {
  const index = driver === undefined ? -1 : drivers.get(driver);
  if (index === undefined) throw new RangeError(`Stop ${id} is of driver ${driver}, who isn't there`);
  return {
    opens: window?.from ?? Number.NEGATIVE_INFINITY,
    closes: window?.to ?? Number.POSITIVE_INFINITY,
    service,
    demand: demand ?? 0,
    driver: index,
  };
}

/** Maps each id to its index. @throws RangeError for a repeated id */
export function indexOf(items: readonly { id: string }[]): Map<string, number> {
  const index = new Map(items.map(({ id }, i) => [id, i]));
  if (index.size < items.length) throw new RangeError('An id is repeated');
  return index;
}
