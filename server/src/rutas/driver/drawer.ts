import { randomUUID } from 'node:crypto';
import { MAX_CAJA_NAME } from '@lavanda/shared/domain/caja';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import { ensureDrawer, lockDrawer } from '../../caja/drawer.ts';
import { insertTurno } from '../../caja/openTurno.ts';
import { noteOpening } from '../../caja/trail.ts';
import { type TurnoRow, visibleTurno } from '../../caja/turno.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import type { DriverLink } from './link.ts';

type Tx = Transaction<DatabaseSchema>;

/** Name of a driver's drawer: 'Ruta de Toño Barrera', or 'Ruta de Toño Barrera 2' when the name is taken. */
function drawerName(driver: string, number: number): string {
  const suffix = number === 1 ? '' : ` ${number}`;
  const name = `Ruta de ${oneSpace(driver)}`;
  return name.slice(0, MAX_CAJA_NAME - suffix.length).trim() + suffix;
}

/**
 * Id of the driver's drawer, created when the driver first takes money. The driver's row stays locked, so that two calls don't
 * create two drawers.
 */
async function driverCaja(tx: Tx, session: Session, { tenantId, driverId, driver }: DriverLink): Promise<string> {
  const { rows } = await sql<{ caja: string | null }>`select caja_id as caja from choferes
    where tenant_id = ${tenantId} and id = ${driverId} for no key update`.execute(tx);
  const known = rows[0]?.caja ?? null;
  if (known !== null) return known;
  // The counter's drawer is created first, because a register without a drawer uses the sucursal's first one.
  await ensureDrawer(tx, session, null);
  for (let number = 1; ; number += 1) {
    const { rows: made } = await sql<{ id: string }>`
      insert into cajas (tenant_id, id, sucursal_id, nombre, creada_en)
      values (${tenantId}, ${randomUUID()}, ${session.sucursalId}, ${drawerName(driver, number)}, clock_timestamp())
      on conflict (tenant_id, sucursal_id, lower(nombre)) do nothing returning id`.execute(tx);
    const [caja] = made;
    if (!caja) continue;
    await sql`update choferes set caja_id = ${caja.id} where tenant_id = ${tenantId} and id = ${driverId}`.execute(tx);
    return caja.id;
  }
}

/**
 * The turno of the driver's own drawer (day.md 5) in which money taken at `moment` counts: the first without a corte before
 * `moment`, even if its corte was made before the money arrived, else a new turno with a fondo of 0.
 * @returns null for a laundry without 'Usar corte de caja'
 */
export async function driverTurno(tx: Tx, session: Session, link: DriverLink, moment: Date): Promise<TurnoRow | null> {
  const { tenantId } = link;
  // The laundry's row is locked, so that cortes can't be switched off meanwhile.
  const { rows } = await sql<{ used: boolean }>`
    select usa_corte as used from tenants where id = ${tenantId} for share`.execute(tx);
  if (!rows[0]?.used) return null;
  const cajaId = await driverCaja(tx, session, link);
  const drawer = await lockDrawer(tx, tenantId, cajaId, 'turn');
  const { rows: turnos } = await sql<{ id: string }>`
    select id from turnos where tenant_id = ${tenantId} and caja_id = ${cajaId}
      and (cerrado_en is null or cerrado_en >= ${moment.toISOString()}::timestamptz)
    order by numero limit 1`.execute(tx);
  const [open] = turnos;
  if (open) return visibleTurno(tx, session, open.id);
  const id = randomUUID();
  const cash = { total: 0, denominations: null };
  await insertTurno(tx, session, { id, cajaId, number: drawer.last + 1, cash, captured: moment });
  const turno = await visibleTurno(tx, session, id);
  await noteOpening(tx, session, turno);
  return turno;
}
