import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { type DayStop, readStops } from '../day/readStops.ts';
import { checkDay, driverOf, readSucursalDay, type SucursalDay } from '../day/sucursalDay.ts';
import { TEXTS } from '../texts.ts';

/** A day that isn't past, so its routes may change. */
export interface OpenDay extends SucursalDay {
  stops: DayStop[];
}

/** Serializes changes of a sucursal's routes: the lock is held until the transaction ends. */
export async function takeTurn(tx: Transaction<DatabaseSchema>, { tenantId, sucursalId }: Session): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rutas:${tenantId}:${sucursalId}`}, 0))`.execute(tx);
}

/**
 * Reads a day in order to change it. The rows of its stops stay locked, so that no driver finishes a stop meanwhile.
 * @throws HttpProblem 400 for a day that doesn't exist, 422 for a past day
 */
export async function openDay(tx: Transaction<DatabaseSchema>, session: Session, day: LocalDay): Promise<OpenDay> {
  checkDay(day);
  await takeTurn(tx, session);
  const { tenantId, sucursalId } = session;
  await sql`select from rutas r join paradas p on p.tenant_id = r.tenant_id and p.ruta_id = r.id
    where r.tenant_id = ${tenantId} and r.sucursal_id = ${sucursalId} and r.dia = ${day}
    order by p.ruta_id, p.nota_id, p.tipo for update of p`.execute(tx);
  return readOpenDay(tx, session, day);
}

/** Reads a day without locking it, for a proposal. @throws HttpProblem as `openDay` */
export async function readOpenDay(tx: Transaction<DatabaseSchema>, session: Session, day: LocalDay): Promise<OpenDay> {
  const of = await readSucursalDay(tx, session, day);
  if (day < of.today) throw new HttpProblem(422, TEXTS.pastDay);
  return { ...of, stops: await readStops(tx, session, of) };
}

/** A driver to whom stops may be assigned: an active one, or one who has stops of the day. @throws HttpProblem 404, 422 */
export function activeDriver(of: OpenDay, id: string): Chofer {
  const driver = driverOf(of, id);
  if (!driver.activo && !of.stops.some(({ chofer }) => chofer === driver._id)) throw new HttpProblem(422, TEXTS.inactiveDriver);
  return driver;
}

/** The drivers with these ids. @throws HttpProblem as `activeDriver`; 422 for a repeated id */
export function driversOf(of: OpenDay, ids: readonly string[]): Chofer[] {
  const drivers = ids.map((id) => activeDriver(of, id));
  if (new Set(drivers).size < drivers.length) throw new HttpProblem(422, TEXTS.repeatedDriver);
  return drivers;
}
