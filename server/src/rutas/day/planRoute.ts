import { hourIn } from '@lavanda/shared/domain/dates';
import { STOP_MINUTES } from '@lavanda/shared/domain/ruta';
import type { Coordinates } from '../../maps/geocoder.ts';
import { attendedAt, type Driver, type Leg, type Stop } from '../solver/problem.ts';
import { timeOrders } from '../solver/solver.ts';
import { straightLine } from '../solver/straightLine.ts';
import { minuteOf } from './clock.ts';
import type { DayStop } from './readStops.ts';
import type { SucursalDay } from './sucursalDay.ts';

/** A place, or null where nobody knows it: a route that begins nowhere begins at its first stop. */
export type MaybePlace = Coordinates | null;

/** Minute of the day by which drivers should be done. */
export const END_OF_DAY = minuteOf('21:00');

/** From where and when a driver goes on, and what they have behind them. */
export interface Departure {
  place: MaybePlace;
  /** Minute of the day. */
  minute: number;
  /** Metres of the stops that are done. */
  metres: number;
  /** Minute of the last stop that is done; null before the first. */
  last: number | null;
}

export interface TimedStop {
  stop: DayStop;
  /** Minute of the day, not before its window. */
  arrival: number;
  /** Minutes past its window. */
  late: number;
}

export interface TimedRoute {
  stops: TimedStop[];
  /** Metres of the stops that wait. */
  metres: number;
  /** Minute of the day at which the last one is done; null without stops. */
  done: number | null;
}

/** Distance and time along a straight line; none from or to a place that nobody knows. */
export function legOf(from: MaybePlace, to: MaybePlace): Leg {
  return from && to ? straightLine(from, to) : { metres: 0, minutes: 0 };
}

/** Whether a driver was at the stop. */
export function isBehind({ estado: state }: DayStop): boolean {
  return state !== 'pendiente';
}

/** What a day's routes begin at, and what hour it is. */
export type StartOfDay = Pick<SucursalDay, 'day' | 'today' | 'hour'> & {
  sucursal: Pick<SucursalDay['sucursal'], 'salida' | 'zona_horaria'>;
};

/** A stop that is done, or where nobody was. */
export interface StopBehind {
  place: MaybePlace;
  /** ISO 8601 */
  momento: string | null;
}

/**
 * From where and when a driver goes on: at `sale` from the sucursal's start or, once something is done, from the last
 * place and moment; today never before now.
 * @param behind In the order in which they were done
 */
export function departureOf({ day, today, hour, sucursal }: StartOfDay, behind: readonly StopBehind[], sale: string): Departure {
  let [place, metres, last]: [MaybePlace, number, number | null] = [sucursal.salida, 0, null];
  for (const stop of behind) {
    metres += legOf(place, stop.place).metres;
    place = stop.place ?? place;
    if (stop.momento !== null) last = minuteOf(hourIn(sucursal.zona_horaria, new Date(stop.momento)));
  }
  const now = day === today ? minuteOf(hour) : 0;
  return { place, minute: Math.max(last ?? minuteOf(sale), now), metres, last };
}

/** A driver for the solver. */
export function driverFrom(id: string, { place, minute }: Pick<Departure, 'place' | 'minute'>): Driver<MaybePlace> {
  return { id, start: place, from: minute, to: END_OF_DAY };
}

/** A stop for the solver. Only a pickup of the very day has a window. */
export function solverStop(stop: DayStop, day: string): Stop<MaybePlace> {
  const window = windowOf(stop, day);
  return {
    id: stop.key,
    place: stop.place,
    service: STOP_MINUTES,
    ...(window && { window: { from: minuteOf(window.hora_inicio), to: minuteOf(window.hora_final) } }),
  };
}

/** The hours that were agreed; null for a delivery and for a pickup that is overdue. */
export function windowOf(
  { tipo: kind, fecha: of, inicio: start, final: end }: DayStop,
  day: string,
): { hora_inicio: string; hora_final: string } | null {
  if (kind !== 'recoleccion' || of !== day || start === null || end === null) return null;
  return { hora_inicio: start, hora_final: end };
}

/** When each stop is attended in this order. One without a place is taken to be where the stop before it is. */
export function timeStops(stops: readonly Stop<MaybePlace>[], departure: Pick<Departure, 'place' | 'minute'>) {
  let at = departure.place;
  const placed = stops.map((stop) => {
    at = stop.place ?? at;
    return { ...stop, place: at };
  });
  const drivers = [driverFrom('', departure)];
  const plan = timeOrders({ drivers, stops: placed }, [{ driver: '', stops: placed.map(({ id }) => id) }], legOf);
  const [{ stops: planned = [], metres = 0, done = departure.minute } = {}] = plan.routes;
  const timed = placed.map((stop, i) => {
    const { arrival = departure.minute, late = 0 } = planned[i] ?? {};
    return { arrival: attendedAt(arrival, stop), late };
  });
  return { stops: timed, metres, done };
}

/** When a driver attends each stop of a day in this order. */
export function timeRoute(stops: readonly DayStop[], departure: Departure, day: string): TimedRoute {
  if (stops.length === 0) return { stops: [], metres: 0, done: null };
  const route = timeStops(
    stops.map((stop) => solverStop(stop, day)),
    departure,
  );
  const timed = stops.map((stop, i) => ({ stop, ...(route.stops[i] ?? { arrival: departure.minute, late: 0 }) }));
  return { ...route, stops: timed };
}
