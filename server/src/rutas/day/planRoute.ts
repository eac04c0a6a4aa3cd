import { hourIn } from '@lavanda/shared/domain/dates';
import { STOP_MINUTES } from '@lavanda/shared/domain/ruta';
import type { Coordinates } from '../../maps/geocoder.ts';
import { attendedAt, type Driver, type Leg, type Stop } from '../solver/problem.ts';
import { timeOrders } from '../solver/solver.ts';
import { straightLine } from '../solver/straightLine.ts';
import { minuteOf } from './clock.ts';
import type { DayStop } from './readStops.ts';
import type { SucursalDay } from './sucursalDay.ts';

/** Coordinates, or null when they are unknown. A route whose start is unknown begins at its first stop. */
export type MaybePlace = Coordinates | null;

/** Minute of the day by which drivers should be done. */
export const END_OF_DAY = minuteOf('21:00');

/** Minute that no route reaches: the end of the following day. */
const NO_END = 2 * 24 * 60;

/** Where and when a driver continues, and how far the driver has come. */
export interface Departure {
  place: MaybePlace;
  /** Minute of the day at which the driver continues. */
  minute: number;
  /** Metres driven to the stops where the driver has been. */
  metres: number;
  /** Minute of the day of the last visit; null before the first visit. */
  last: number | null;
}

export interface TimedStop {
  stop: DayStop;
  /** Minute of the day, never before the stop's window opens. */
  arrival: number;
  /** Minutes after the end of the stop's window; 0 when in time. */
  late: number;
}

export interface TimedRoute {
  stops: TimedStop[];
  /** Metres from the departure through all pending stops. */
  metres: number;
  /** Minute of the day at which the last stop is done; null without stops. */
  done: number | null;
}

/** Distance and time as `straightLine` estimates them; 0 when either place is unknown. */
export function legOf(from: MaybePlace, to: MaybePlace): Leg {
  return from && to ? straightLine(from, to) : { metres: 0, minutes: 0 };
}

/** Whether the driver has been at the stop, even if nobody was there. */
export function isBehind({ estado: state }: DayStop): boolean {
  return state !== 'pendiente';
}

/** The point where a day's routes begin, and the current day and time. */
export type StartOfDay = Pick<SucursalDay, 'day' | 'today' | 'hour'> & {
  sucursal: Pick<SucursalDay['sucursal'], 'salida' | 'zona_horaria'>;
};

/** A stop where the driver has been, even if nobody was there. */
export interface StopBehind {
  place: MaybePlace;
  /** Moment of the visit, ISO 8601. */
  momento: string | null;
}

/**
 * Where and when a driver continues. Before the first visit, the driver leaves the sucursal's start at `leavesAt`; afterwards the
 * driver continues from the last visit with a known place, at the last known moment of a visit. On today's route, the result is
 * never before the current time.
 * @param behind visited stops, in the order of the visits
 */
export function departureOf(
  { day, today, hour, sucursal }: StartOfDay,
  behind: readonly StopBehind[],
  leavesAt: string,
): Departure {
  let [place, metres, last]: [MaybePlace, number, number | null] = [sucursal.salida, 0, null];
  for (const stop of behind) {
    metres += legOf(place, stop.place).metres;
    place = stop.place ?? place;
    if (stop.momento !== null) last = minuteOf(hourIn(sucursal.zona_horaria, new Date(stop.momento)));
  }
  const now = day === today ? minuteOf(hour) : 0;
  return { place, minute: Math.max(last ?? minuteOf(leavesAt), now), metres, last };
}

/**
 * Describes a driver to the solver. A driver who continues at `END_OF_DAY` or later gets `NO_END`: otherwise all their time would
 * be overtime, and the solver would give every stop to one driver, because one driver drives less than two do.
 */
export function driverFrom(id: string, { place, minute }: Pick<Departure, 'place' | 'minute'>): Driver<MaybePlace> {
  return { id, start: place, from: minute, to: minute < END_OF_DAY ? END_OF_DAY : NO_END };
}

/** Describes a stop to the solver. Only a pickup agreed for this very day has a window. */
export function solverStop(stop: DayStop, day: string): Stop<MaybePlace> {
  const window = windowOf(stop, day);
  return {
    id: stop.key,
    place: stop.place,
    service: STOP_MINUTES,
    ...(window && { window: { from: minuteOf(window.hora_inicio), to: minuteOf(window.hora_final) } }),
  };
}

/** The agreed window of a pickup; null for a delivery, and for a pickup that is of another day or has no hours. */
export function windowOf(
  { tipo: kind, fecha: of, inicio: start, final: end }: DayStop,
  day: string,
): { hora_inicio: string; hora_final: string } | null {
  if (kind !== 'recoleccion' || of !== day || start === null || end === null) return null;
  return { hora_inicio: start, hora_final: end };
}

/**
 * Calculates when each stop is served in the given order. A stop with an unknown place counts as being at the previous stop.
 */
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

/** Calculates when a driver serves each of a day's stops in the given order. */
export function timeRoute(stops: readonly DayStop[], departure: Departure, day: string): TimedRoute {
  if (stops.length === 0) return { stops: [], metres: 0, done: null };
  const route = timeStops(
    stops.map((stop) => solverStop(stop, day)),
    departure,
  );
  const timed = stops.map((stop, i) => ({ stop, ...(route.stops[i] ?? { arrival: departure.minute, late: 0 }) }));
  return { ...route, stops: timed };
}
