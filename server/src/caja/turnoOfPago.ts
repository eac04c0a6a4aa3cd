import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import { ensureDrawer, keepDrawer, lockDrawer, openingOf } from './drawer.ts';

/** Columns of a new pago that say where it counts. */
export interface PagoTurno {
  caja_id: string | null;
  turno_id: string | null;
  equipo_id: string | null;
  /** Number of the caja's turno whose opening counts it; null when it counts in its turno. */
  cuenta_en: number | null;
}

const UNUSED: PagoTurno = { caja_id: null, turno_id: null, equipo_id: null, cuenta_en: null };

/** Where the register says that its pagos were taken. */
export interface Taken {
  registerId: string | null;
  /** The turno that the register knew; null when it knew none. */
  turnoId: string | null;
}

/**
 * The turno that new pagos, reversals too, belong to (day.md 3): the open one of the drawer that takes them, locked
 * until commit, so a corte has them or comes before them. With no turno open, or after the corte of the one they were
 * taken in, the next opening counts them. A turno that isn't of the session's sucursal is ignored: no pago is refused
 * for it. A laundry without 'Usar corte de caja' has none of it.
 */
export async function turnoOfPago(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { registerId, turnoId }: Taken,
): Promise<PagoTurno> {
  const { tenantId, sucursalId } = session;
  const { rows } = await sql<{ used: boolean; takenIn: string | null }>`
    select t.usa_corte as used,
      (select o.caja_id from turnos o join cajas c on c.tenant_id = o.tenant_id and c.id = o.caja_id
       where o.tenant_id = ${tenantId} and o.id = ${turnoId} and c.sucursal_id = ${sucursalId}) as "takenIn"
    from tenants t where t.id = ${tenantId}`.execute(tx);
  const [where] = rows;
  if (!where?.used) return UNUSED;
  const cajaId = where.takenIn ?? (await ensureDrawer(tx, session, registerId));
  await keepDrawer(tx, tenantId, registerId, cajaId);
  const drawer = await lockDrawer(tx, tenantId, cajaId, 'take');
  const place = { caja_id: cajaId, equipo_id: registerId };
  const takenIn = where.takenIn === null ? drawer.turnoId : turnoId;
  if (takenIn !== null && takenIn === drawer.turnoId) return { ...place, turno_id: takenIn, cuenta_en: null };
  return { ...place, turno_id: takenIn, cuenta_en: openingOf(drawer) };
}
