import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import { dayIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { newTicketToken } from '@lavanda/shared/domain/newTicketToken';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { checkDay, driverOf, readDrivers } from '../day/sucursalDay.ts';
import { ensureRuta } from '../order/writeRoutes.ts';
import { TEXTS } from '../texts.ts';

/** The driver and the day of a link. */
interface DriverStart {
  fecha: LocalDay;
  chofer: string;
}

async function workingToken(tx: Transaction<DatabaseSchema>, tenantId: string, rutaId: string): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`select token from enlaces_ruta
    where tenant_id = ${tenantId} and ruta_id = ${rutaId} and revocado_en is null`.execute(tx);
  return rows[0]?.token ?? null;
}

/**
 * The token of a driver's link for a day, which stays the same until it is revoked. The driver's captures are stored
 * in the name of the user who creates the link.
 * @throws HttpProblem 404 for a driver of another sucursal; 422 for an inactive driver or a past day
 */
export function driverLink(
  db: Database,
  session: Session,
  { fecha: day, chofer }: DriverStart,
): Promise<{ token: string; driver: Chofer }> {
  checkDay(day);
  const { tenantId, sucursalId, userId } = session;
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      const driver = driverOf({ choferes: await readDrivers(tx, session) }, chofer);
      if (!driver.activo) throw new HttpProblem(422, TEXTS.inactiveDriver);
      if (day < dayIn(session.zonaHoraria, new Date())) throw new HttpProblem(422, TEXTS.pastLink);
      const rutaId = await ensureRuta(tx, { tenantId, sucursalId, day }, driver._id, driver.sale);
      const made = await workingToken(tx, tenantId, rutaId);
      if (made !== null) return { token: made, driver };
      const token = newTicketToken(tenantId);
      // If two requests create the link at once, the second insert fails, and its retry finds the first request's token.
      await tx.insertInto('enlaces_ruta').values({ tenant_id: tenantId, token, ruta_id: rutaId, creado_por: userId }).execute();
      return { token, driver };
    }),
  );
}

/**
 * Revokes a driver's link. @returns number of revoked links, 0 or 1 @throws HttpProblem 404 for a driver of another sucursal
 */
export async function revokeDriverLink(db: Database, session: Session, { fecha: day, chofer }: DriverStart): Promise<number> {
  checkDay(day);
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    const { _id: id } = driverOf({ choferes: await readDrivers(tx, session) }, chofer);
    const { numAffectedRows } = await sql`update enlaces_ruta set revocado_en = now()
      where tenant_id = ${tenantId} and revocado_en is null and ruta_id in (
        select r.id from rutas r where r.tenant_id = ${tenantId} and r.chofer_id = ${id} and r.dia = ${day})`.execute(tx);
    return Number(numAffectedRows ?? 0);
  });
}
