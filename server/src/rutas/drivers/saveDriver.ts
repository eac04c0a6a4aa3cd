import type { Chofer, PendingOfChofer, SaveChofer } from '@lavanda/shared/contract/schemas/rutas';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import { MAX_DRIVERS } from '@lavanda/shared/domain/ruta';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import { withTenant } from '../../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { driverOf, readDrivers } from '../day/sucursalDay.ts';
import { takeTurn } from '../order/openDay.ts';
import { stillHas, TEXTS } from '../texts.ts';
import { pendingOf } from './pendingOf.ts';

/** The columns to store. @throws HttpProblem 422 naming the field */
function rowOf({ nombre: written, telefono: typed, dias: days, vehiculo: vehicle, capacidad: capacity, sale }: SaveChofer) {
  const name = oneSpace(written);
  if (name === '') throw fieldProblem(422, 'nombre', TEXTS.driverName);
  const phone = normalizePhone(typed);
  if (phone === null) throw fieldProblem(422, 'telefono', TEXTS.driverPhone);
  return { name, phone, vehicle, capacity, sale, days: [...new Set(days)].sort() };
}

/**
 * Adds a driver to the session's sucursal, or changes the driver with this id. Without `activo`, a known driver stays
 * active or inactive, and a new driver is active.
 * @throws HttpProblem 404 for a driver of another sucursal; 409 with `pendiente` when an inactivated driver still has stops or
 * cash and `confirmado` is false; 422 naming the field, or for too many active drivers
 */
export function saveDriver(
  db: Database,
  session: Session,
  body: SaveChofer,
): Promise<{ chofer: Chofer; pendiente?: PendingOfChofer }> {
  const row = rowOf(body);
  const { tenantId, sucursalId } = session;
  const id = body._id.toLowerCase();
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      await takeTurn(tx, session);
      const drivers = await readDrivers(tx, session);
      const previous = drivers.find(({ _id }) => _id === id);
      const active = body.activo ?? previous?.activo ?? true;
      const others = drivers.filter(({ _id, activo: isActive }) => isActive && _id !== id);
      if (active && others.length >= MAX_DRIVERS) throw new HttpProblem(422, TEXTS.tooManyDrivers(MAX_DRIVERS));
      const pending = previous?.activo && !active ? await pendingOf(tx, session, id) : null;
      if (pending && body.confirmado === false && (pending.paradas > 0 || pending.efectivo > 0))
        throw new HttpProblem(409, stillHas(row.name, pending), undefined, { pendiente: pending });
      const { rows } = await sql`
        insert into choferes as c (tenant_id, id, sucursal_id, nombre, telefono, vehiculo, capacidad, sale, dias, activo)
        values (${tenantId}, ${id}, ${sucursalId}, ${row.name}, ${row.phone}, ${row.vehicle}, ${row.capacity}, ${row.sale},
          ${row.days}::smallint[], ${active})
        on conflict (tenant_id, id) do update set nombre = excluded.nombre, telefono = excluded.telefono,
          vehiculo = excluded.vehiculo, capacidad = excluded.capacidad, sale = excluded.sale, dias = excluded.dias,
          activo = excluded.activo where c.sucursal_id = excluded.sucursal_id returning c.id`.execute(tx);
      if (rows.length === 0) throw new HttpProblem(404, TEXTS.driverNotFound);
      const chofer = driverOf({ choferes: await readDrivers(tx, session) }, id);
      return { chofer, ...(pending && { pendiente: pending }) };
    }),
  );
}
