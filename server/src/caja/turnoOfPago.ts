import { MAX_AHEAD } from '@lavanda/shared/domain/capture';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import { ensureDrawer, keepDrawer, lockDrawer, openingOf } from './drawer.ts';
import { turnoFor } from './lateOpening.ts';

/** The columns of a new pago that tell in which turno it counts. */
export interface PagoTurno {
  caja_id: string | null;
  turno_id: string | null;
  equipo_id: string | null;
  /** Number of the caja's turno whose opening counts the pago; null when it counts in the turno `turno_id`, or in none. */
  cuenta_en: number | null;
}

const UNUSED: PagoTurno = { caja_id: null, turno_id: null, equipo_id: null, cuenta_en: null };

/** The register and turno in which pagos were taken, as the register reports them. */
export interface Taken {
  registerId: string | null;
  /** Id of the turno that the register knew, ignored if it belongs to another sucursal; null when the register knew none. */
  turnoId: string | null;
  /** Moment of a late capture: without `turnoId`, the pagos belong to the turno that was open then. Null for other pagos. */
  captured?: Date | null;
  /** The turno of the pago that is corrected; null when no pago is corrected, or when that pago counts in no turno. */
  correctedTurno?: string | null;
}

/**
 * The drawer's turno that was open at `moment`; null when none was. A turno opened up to MAX_AHEAD later is accepted too,
 * because a register's clock may be wrong by that much even after its correction.
 */
async function turnoAt(tx: Transaction<DatabaseSchema>, tenantId: string, cajaId: string, moment: Date): Promise<string | null> {
  const [at, later] = [moment, new Date(moment.getTime() + MAX_AHEAD)].map((date) => date.toISOString());
  const { rows } = await sql<{ id: string }>`
    select id from turnos where tenant_id = ${tenantId} and caja_id = ${cajaId}
      and abierto_en <= ${later}::timestamptz and (cerrado_en is null or cerrado_en >= ${at}::timestamptz)
    order by abierto_en limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The corrected pago's turno, in which the correction counts too while that turno is open; null once it is closed. */
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
 * The turno of new pagos and reversals (day.md 3), usually the drawer's open turno; the drawer stays locked until the commit.
 * If no turno is open, or the pagos' turno is closed, they count in the opening that `openingOf` names.
 * @returns only nulls for a laundry that has cortes switched off (its setting 'Usar corte de caja')
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
