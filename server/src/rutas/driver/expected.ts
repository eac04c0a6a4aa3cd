import type { StopKind } from '@lavanda/shared/domain/ruta';
import { STOP_MINUTES } from '@lavanda/shared/domain/ruta';
import type { Coordinates } from '../../maps/geocoder.ts';
import { clockOf, minuteOf } from '../day/clock.ts';
import { END_OF_DAY } from '../day/planRoute.ts';
import { attendedAt } from '../solver/problem.ts';
import { timeOrders } from '../solver/solver.ts';
import { straightLine } from '../solver/straightLine.ts';

/** A stop that isn't done, in its order. */
export interface WaitingStop {
  id: string;
  kind: StopKind;
  place: Coordinates | null;
  /** 'HH:MM' */
  window: { from: string; to: string } | null;
}

/** From where and when the driver goes on. */
export interface Departure {
  /** Null when nobody set it: then the first stop is where it begins. */
  place: Coordinates | null;
  minute: number;
}

type Placed = WaitingStop & { place: Coordinates };

/** When each stop is expected, 'HH:MM' by id, in the order given. Those without a place on the map come last. */
export function expectedHours(stops: readonly WaitingStop[], { place, minute }: Departure): Map<string, string> {
  const placed = stops.filter((stop): stop is Placed => stop.place !== null);
  const start = place ?? placed[0]?.place ?? { lat: 0, lon: 0 };
  const driver = { id: 'driver', start, from: minute, to: END_OF_DAY };
  const problem = {
    drivers: [driver],
    stops: placed.map(({ id, place: at, window }) => ({
      id,
      place: at,
      service: STOP_MINUTES,
      ...(window && { window: { from: minuteOf(window.from), to: minuteOf(window.to) } }),
    })),
  };
  const plan = timeOrders(problem, [{ driver: driver.id, stops: placed.map(({ id }) => id) }], straightLine);
  const [route] = plan.routes;
  const hours = new Map(route?.stops.map(({ id, arrival }, i) => [id, clockOf(attendedAt(arrival, problem.stops[i]))]));
  let done = route?.done ?? minute;
  for (const { id, place: at } of stops) {
    if (at !== null) continue;
    hours.set(id, clockOf(done));
    done += STOP_MINUTES;
  }
  return hours;
}
