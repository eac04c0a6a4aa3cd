import type { RouteDay, ShareOut, StopRef } from '@lavanda/shared/contract/schemas/rutas';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { readDay } from '../day/readDay.ts';
import { stopKey } from '../day/readStops.ts';
import { TEXTS } from '../texts.ts';
import { driversOf, openDay } from './openDay.ts';
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
 * Makes the drivers' stops that wait exactly these, in this order. A stop that was done meanwhile, or whose nota needs
 * none any more, is left as it is.
 * @throws HttpProblem 404 for a driver or nota of elsewhere; 422 for a day that went by, an inactive driver, or a driver
 * or stop that is there twice
 */
export function shareOut(db: Database, session: Session, { fecha: day, rutas }: ShareOut): Promise<RouteDay> {
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
      const known = new Map(of.stops.map((stop) => [stop.key, stop]));
      await checkNotas(
        tx,
        session,
        all.filter((stop) => !known.has(stopKey(stop))),
      );
      const routes = rutas.map(({ sale, paradas }, i) => ({
        chofer: drivers[i]?._id ?? '',
        sale,
        stops: paradas.flatMap((stop) => known.get(stopKey(stop)) ?? []).filter(({ estado: state }) => state !== 'hecha'),
      }));
      await writeRoutes(tx, { tenantId, sucursalId, day }, routes);
      return readDay(tx, session, day);
    }),
  );
}
