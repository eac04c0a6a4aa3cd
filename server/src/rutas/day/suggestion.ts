import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { orderStops } from '../solver/solver.ts';
import { kilometres } from './clock.ts';
import { type Departure, driverFrom, legOf, solverStop, type TimedRoute, timeRoute } from './planRoute.ts';
import type { DayStop } from './readStops.ts';

/** Longest route for which a better order is searched while a day is read; a longer one would delay the answer too much. */
const MOST_STOPS = 30;

/** A driver's pending stops in their current order. */
export interface WaitingRoute {
  chofer: string;
  departure: Departure;
  timed: TimedRoute;
}

/** The solver's order for a driver's stops. Stops without coordinates come last, because their distances are unknown. */
export function betterOrder(stops: readonly DayStop[], departure: Departure, day: string): DayStop[] {
  const placed = stops.filter(({ place }) => place !== null);
  const problem = { drivers: [driverFrom('', departure)], stops: placed.map((stop) => solverStop(stop, day)) };
  const { routes } = orderStops(problem, [{ driver: '', stops: placed.map(({ key }) => key) }], legOf);
  const byKey = new Map(placed.map((stop) => [stop.key, stop]));
  const ordered = (routes[0]?.stops ?? []).flatMap(({ id }) => byKey.get(id) ?? []);
  return [...ordered, ...stops.filter(({ place }) => place === null)];
}

/**
 * The stop that is reached the longest after its window, if 'Ordenar' would reach it earlier; else null, as on a route of more
 * than `MOST_STOPS` stops.
 */
export function suggestionOf(routes: readonly WaitingRoute[], day: string): RouteDay['sugerencia'] {
  const all = routes.flatMap((route) => route.timed.stops.map((timed) => ({ route, ...timed })));
  const [worst] = all.filter(({ late }) => Math.round(late) > 0).sort((a, b) => b.late - a.late);
  if (!worst || worst.route.timed.stops.length > MOST_STOPS) return null;
  const { chofer, departure, timed } = worst.route;
  const order = betterOrder(
    timed.stops.map(({ stop }) => stop),
    departure,
    day,
  );
  const better = timeRoute(order, departure, day);
  const late = better.stops.find(({ stop }) => stop.key === worst.stop.key)?.late ?? worst.late;
  if (Math.round(late) >= Math.round(worst.late)) return null;
  return {
    chofer,
    parada: { nota: worst.stop.nota, tipo: worst.stop.tipo },
    minutos_tarde: Math.round(worst.late),
    quedan_tarde: Math.round(late),
    ahorra_km: kilometres(timed.metres - better.metres),
  };
}
