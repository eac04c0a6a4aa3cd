import type { Parada, Proposal, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { isPending, keyOf } from '../day/board';

/** The day's pending stops as they would be with a proposal; without one, none has a driver. */
export function proposedStops(day: RouteDay, proposal: Proposal | undefined): Parada[] {
  const placed = new Map(
    (proposal?.rutas ?? []).flatMap(({ chofer, paradas }) =>
      paradas.map((stop, index) => [
        keyOf(stop),
        { chofer, orden: index + 1, llega: stop.llega, minutos_tarde: stop.minutos_tarde },
      ]),
    ),
  );
  const nobody = { chofer: null, orden: null, llega: null, minutos_tarde: 0 };
  const drivers = proposal?.rutas.map(({ chofer }) => chofer);
  // Drivers who don't take part keep their stops.
  const isKept = ({ chofer }: Parada) => drivers !== undefined && chofer !== null && !drivers.includes(chofer);
  return day.paradas.filter(isPending).map((stop) => ({ ...stop, ...(placed.get(keyOf(stop)) ?? (isKept(stop) ? {} : nobody)) }));
}

/** The first overdue stop (one of an earlier day) that has an arrival time; null without any. */
export function overdueStop(stops: readonly Parada[]): { name: string; hour: string } | null {
  const stop = stops.find(({ dias_tarde: days, llega: hour }) => days > 0 && hour !== null);
  return stop ? { name: stop.cliente_name, hour: stop.llega ?? '' } : null;
}
