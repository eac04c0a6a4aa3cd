import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Coordinates } from '../../maps/geocoder.ts';
import { minutesPast } from './cost.ts';
import type { Driver, Plan, PlannedRoute, RouteProblem, Stop } from './problem.ts';
import { summed } from './solver.ts';

/** Capacity given to drivers without a limit when other drivers have one. */
const NO_CAPACITY = 1_000_000_000;

const Step = Type.Object({
  type: Type.String(),
  id: Type.Optional(Type.Integer()),
  arrival: Type.Number(),
  service: Type.Optional(Type.Number()),
  setup: Type.Optional(Type.Number()),
  waiting_time: Type.Optional(Type.Number()),
});
type Step = Static<typeof Step>;

const Route = Type.Object({ vehicle: Type.Integer(), distance: Type.Number(), steps: Type.Array(Step) });

/** The used fields of VROOM's answer (VROOM-Project/vroom, docs/API.md), in seconds and metres. */
const vroomAnswer = Compile(
  Type.Object({ code: Type.Literal(0), unassigned: Type.Array(Type.Unknown()), routes: Type.Array(Route) }),
);

/**
 * Converts a problem to VROOM's request (docs/API.md). Ids are indexes, and times are seconds. `options.g`, an option of
 * vroom-express, adds distances.
 */
export function toVroom({ drivers, stops }: RouteProblem<Coordinates>) {
  const isLimited = drivers.some(({ capacity }) => capacity !== undefined);
  return {
    vehicles: drivers.map((driver, id) => toVehicle(driver, id, stops, isLimited)),
    jobs: stops.map(({ place, window, service, driver, demand }, id) => ({
      id,
      location: toPoint(place),
      service: toSeconds(service),
      ...(window && { time_windows: [[toSeconds(window.from), toSeconds(window.to)]] }),
      ...(driver !== undefined && { skills: [drivers.findIndex((other) => other.id === driver)] }),
      ...(isLimited && { delivery: [Math.ceil(demand ?? 0)] }),
    })),
    options: { g: true },
  };
}

/** A stop is fixed to a driver by requiring a skill that only this driver has. */
function toVehicle(driver: Driver<Coordinates>, id: number, stops: readonly Stop<Coordinates>[], isLimited: boolean) {
  const { start, end, from, to, capacity, fairShare } = driver;
  const fixed = stops.filter((stop) => stop.driver === driver.id).length;
  return {
    id,
    start: toPoint(start),
    ...(end && { end: toPoint(end) }),
    time_window: [toSeconds(from), toSeconds(to)],
    skills: [id],
    ...(isLimited && { capacity: [Math.floor(capacity ?? NO_CAPACITY)] }),
    ...(fairShare !== undefined && { max_tasks: Math.max(Math.floor(fairShare), fixed) }),
  };
}

/**
 * Converts VROOM's answer to a plan.
 * @throws RangeError for a malformed answer, or one in which a stop is missing, repeated, or fixed to another driver
 */
export function readVroom(problem: RouteProblem<Coordinates>, body: unknown): Plan {
  if (!vroomAnswer.Check(body)) throw new RangeError('malformed');
  if (body.unassigned.length > 0) throw new RangeError('unassigned');
  const left = new Set(problem.stops.keys());
  const routes = problem.drivers.map((driver, vehicle): PlannedRoute => {
    const route = body.routes.find((other) => other.vehicle === vehicle);
    const steps = route?.steps ?? [];
    const stops = steps.filter(({ type }) => type === 'job').map((step) => toStop(problem, driver, step, left));
    const last = steps.at(-1);
    const done = stops.length > 0 && last ? doneAt(last) / 60 : driver.from;
    return { driver: driver.id, stops, metres: route?.distance ?? 0, done, overtime: minutesPast(driver.to, done) };
  });
  if (left.size > 0) throw new RangeError('incomplete');
  return summed(routes);
}

function toStop(problem: RouteProblem<Coordinates>, driver: Driver<Coordinates>, step: Step, left: Set<number>) {
  const index = step.id ?? -1;
  const stop = problem.stops[index];
  if (!stop || !left.delete(index) || (stop.driver ?? driver.id) !== driver.id) throw new RangeError('foreign');
  const arrival = step.arrival / 60;
  return { id: stop.id, arrival, late: stop.window ? minutesPast(stop.window.to, arrival) : 0 };
}

/** Second at which a step ends. Without an end place, the route ends when its last stop is served. */
function doneAt({ arrival, waiting_time = 0, setup = 0, service = 0 }: Step): number {
  return arrival + waiting_time + setup + service;
}

function toPoint({ lat, lon }: Coordinates): [lon: number, lat: number] {
  return [lon, lat];
}

function toSeconds(minutes: number): number {
  return Math.round(minutes * 60);
}
