import { MAX_AHEAD } from '@lavanda/shared/domain/capture';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import { ensureDrawer, keepDrawer, lockDrawer, openingOf } from './drawer.ts';
import { turnoFor } from './lateOpening.ts';

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
  /** When they were captured, of a late arrival; null when that doesn't matter. */
  captured?: Date | null;
  /** The turno of the pago that is put right; null when none is, or it counts in no turno. */
  correctedTurno?: string | null;
}

/**
 * The turno of a drawer that was open at a moment; null for none. One that was opened a little later counts too: a
 * corrected clock is only that exact.
 */
async function turnoAt(tx: Transaction<DatabaseSchema>, tenantId: string, cajaId: string, moment: Date): Promise<string | null> {
  const [at, later] = [moment, new Date(moment.getTime() + MAX_AHEAD)].map((date) => date.toISOString());
  const { rows } = await sql<{ id: string }>`
    select id from turnos where tenant_id = ${tenantId} and caja_id = ${cajaId}
      and abierto_en <= ${later}::timestamptz and (cerrado_en is null or cerrado_en >= ${at}::timestamptz)
    order by abierto_en limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Where a correction counts: with the pago that it puts right, while that one's turno is open. */
async function besideCorrected(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  registerId: string | null,
  turnoId: string,
): Promise<PagoTurno | null> {
  const { rows } = await sql<{ caja: string }>`
    select caja_id as caja from turnos where tenant_id = ${tenantId} and id = ${turnoId}`.execute(tx);
  const [turno] = rows;
  const drawer = turno && (await lockDrawer(tx, tenantId, turno.caja, 'take'));
  if (drawer?.turnoId !== turnoId) return null;
  return { caja_id: drawer.id, turno_id: turnoId, equipo_id: registerId, cuenta_en: null };
}

/**
 * The turno that new pagos, reversals too, belong to (day.md 3): the open one of the drawer that takes them, locked
 * until commit, so a corte has them or comes before them. With no turno open, or after the corte of the one they were
 * taken in, the next opening counts them. A turno that isn't of the session's sucursal is ignored: no pago is refused
 * for it. A correction moves no money, so it counts with what it puts right. What arrives late without naming its turno is of the one that was open when it was captured. A laundry without 'Usar corte de caja' has none of it.
 */
export async function turnoOfPago(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  { registerId, turnoId: sent, captured = null, correctedTurno = null }: Taken,
): Promise<PagoTurno> {
  const { tenantId, sucursalId } = session;
  const turnoId = sent && (await turnoFor(tx, tenantId, sent));
  const { rows } = await sql<{ used: boolean; takenIn: string | null }>`
    select t.usa_corte as used,
      (select o.caja_id from turnos o join cajas c on c.tenant_id = o.tenant_id and c.id = o.caja_id
       where o.tenant_id = ${tenantId} and o.id = ${turnoId} and c.sucursal_id = ${sucursalId}) as "takenIn"
    from tenants t where t.id = ${tenantId}`.execute(tx);
  const [where] = rows;
  if (!where?.used) return UNUSED;
  const corrected = correctedTurno && (await besideCorrected(tx, tenantId, registerId, correctedTurno));
  if (corrected) return corrected;
  const cajaId = where.takenIn ?? (await ensureDrawer(tx, session, registerId));
  await keepDrawer(tx, tenantId, registerId, cajaId);
  const drawer = await lockDrawer(tx, tenantId, cajaId, 'take');
  const place = { caja_id: cajaId, equipo_id: registerId };
  const openThen = captured && (await turnoAt(tx, tenantId, cajaId, captured));
  const takenIn = where.takenIn === null ? (openThen ?? drawer.turnoId) : turnoId;
  if (takenIn !== null && takenIn === drawer.turnoId) return { ...place, turno_id: takenIn, cuenta_en: null };
  return { ...place, turno_id: takenIn, cuenta_en: openingOf(drawer) };
}
