import type { MoveStop, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { composeDay, readDay, stopsOf } from '../day/readDay.ts';
import { type DayStop, stopKey } from '../day/readStops.ts';
import { TEXTS } from '../texts.ts';
import { activeDriver, type OpenDay, openDay } from './openDay.ts';
import { type RouteToWrite, takeAway, writeRoutes } from './writeRoutes.ts';

/** The driver's pending stops with `stop` inserted at index `place`; at the end by default. */
function withStop(of: OpenDay, stop: DayStop, choferId: string, place: number | undefined): RouteToWrite {
  const { _id: chofer, sale: usualStart } = activeDriver(of, choferId);
  const others = stopsOf(of.stops, chofer).filter(({ estado: state, key }) => state === 'pendiente' && key !== stop.key);
  return {
    chofer,
    leavesAt: of.rutas.find((ruta) => ruta.chofer === chofer)?.sale ?? usualStart,
    stops: others.toSpliced(place ?? others.length, 0, stop),
  };
}

/**
 * Assigns a stop to a driver at a place in their order, or to nobody. If nobody was there at an earlier visit, the
 * stop is pending again for the driver who gets it.
 * @throws HttpProblem 404 for a stop that isn't of the day, or a driver of another sucursal; 409 with `actual` for a done stop,
 * and for giving nobody a stop where the driver found nobody, because the visit stays; 422 for a past day or an inactive driver
 */
export function moveStop(
  db: Database,
  session: Session,
  { fecha: day, parada, chofer, lugar: place }: MoveStop,
): Promise<RouteDay> {
  const { tenantId, sucursalId } = session;
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      const of = await openDay(tx, session, day);
      const stop = of.stops.find(({ key }) => key === stopKey(parada));
      if (!stop) throw new HttpProblem(404, TEXTS.stopNotFound);
      const route = chofer === null ? null : withStop(of, stop, chofer, place);
      const visited = { hecha: TEXTS.doneStop, no_estaba: route ? null : TEXTS.absentStop, pendiente: null }[stop.estado];
      if (visited !== null) throw new HttpProblem(409, visited, undefined, { actual: composeDay(of, of.stops) });
      if (route) await writeRoutes(tx, { tenantId, sucursalId, day }, [route]);
      else await takeAway(tx, tenantId, stop);
      return readDay(tx, session, day);
    }),
  );
}
