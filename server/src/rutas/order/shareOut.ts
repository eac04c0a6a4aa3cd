import type { Chofer, RouteDay, ShareOut, StopRef } from '@lavanda/shared/contract/schemas/rutas';
import type { StopState } from '@lavanda/shared/domain/ruta';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { composeDay, readDay } from '../day/readDay.ts';
import { stopKey } from '../day/readStops.ts';
import { TEXTS } from '../texts.ts';
import { driversOf, type OpenDay, openDay } from './openDay.ts';
import { writeRoutes } from './writeRoutes.ts';

/** @throws HttpProblem 404 when one of the notas isn't of the session's sucursal */
async function checkNotas(tx: Transaction<DatabaseSchema>, session: Session, stops: readonly StopRef[]): Promise<void> {
  const ids = [...new Set(stops.map(({ nota }) => nota.toLowerCase()))];
  if (ids.length === 0) return;
  const found = await tx
    .selectFrom('notas')
    .select('id')
    .where('tenant_id', '=', session.tenantId)
    .where('sucursal_id', '=', session.sucursalId)
    .where('id', 'in', ids)
    .execute();
  if (found.length < ids.length) throw new HttpProblem(404, TEXTS.stopNotFound);
}

/**
 * Whether another dispatcher meanwhile reassigned one of the stops in the call, or a stop of one of its drivers.
 * @param drivers drivers whose stops the call sets
 */
function isChanged({ stops }: OpenDay, drivers: readonly Chofer[], { rutas, visto = [] }: ShareOut): boolean {
  const holders = new Map(visto.flatMap(({ chofer, paradas }) => paradas.map((stop) => [stopKey(stop), chofer.toLowerCase()])));
  const written = new Set(rutas.flatMap(({ paradas }) => paradas.map(stopKey)));
  return stops.some(({ key, estado: state, chofer }) => {
    if (state !== 'pendiente') return false;
    const isTouched = written.has(key) || drivers.some(({ _id }) => _id === chofer);
    return isTouched && (holders.get(key) ?? null) !== chofer;
  });
}

/**
 * Sets the drivers' pending stops to exactly these, in this order. A stop that was done, or whose nota needs no visit any more,
 * is skipped. With `visto`, a stop where the driver found nobody is skipped too.
 * @throws HttpProblem 404 for a driver or nota of another sucursal; 409 with `actual` when the day differs from `visto`; 422
 * for a past day, an inactive driver, or a repeated driver or stop
 */
export function shareOut(db: Database, session: Session, body: ShareOut): Promise<RouteDay> {
  const { fecha: day, rutas, visto: seen } = body;
  const { tenantId, sucursalId } = session;
  const all = rutas.flatMap(({ paradas }) => paradas);
  if (new Set(all.map(stopKey)).size < all.length) throw new HttpProblem(422, TEXTS.repeatedStop);
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      const of = await openDay(tx, session, day);
      const drivers = driversOf(
        of,
        rutas.map(({ chofer }) => chofer),
      );
      if (seen && isChanged(of, drivers, body)) {
        throw new HttpProblem(409, TEXTS.changedMeanwhile, undefined, { actual: composeDay(of, of.stops) });
      }
      const stays: readonly StopState[] = seen ? ['hecha', 'no_estaba'] : ['hecha'];
      const known = new Map(of.stops.map((stop) => [stop.key, stop]));
      await checkNotas(
        tx,
        session,
        all.filter((stop) => !known.has(stopKey(stop))),
      );
      const routes = rutas.map(({ sale: leavesAt, paradas }, i) => ({
        chofer: drivers[i]?._id ?? '',
        leavesAt,
        stops: paradas.flatMap((stop) => known.get(stopKey(stop)) ?? []).filter(({ estado: state }) => !stays.includes(state)),
      }));
      await writeRoutes(tx, { tenantId, sucursalId, day }, routes);
      return readDay(tx, session, day);
    }),
  );
}
