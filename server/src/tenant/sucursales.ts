import { randomUUID } from 'node:crypto';
import type { SaveSucursal, Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { DEFAULT_TIME_ZONE } from '@lavanda/shared/domain/dates';
import { nameKey } from '@lavanda/shared/domain/oneLineText';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import { parseHours } from '@lavanda/shared/domain/receipt';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { capacityJson, capacityRow, NO_CAPACITY, parseCapacity, toldCapacity } from './capacity.ts';
import { TEXTS } from './texts.ts';

const ZONES = new Set(Intl.supportedValuesOf('timeZone'));

/** The laundry's sucursales, sorted by name. */
export function readSucursales(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<Sucursal[]> {
  return tx
    .selectFrom('sucursales')
    .select(['id as _id', 'nombre as nombre_sucursal', 'zona_horaria', 'direccion', 'telefono', 'horario'])
    .select(capacityJson('sucursales').as('capacidad'))
    .where('tenant_id', '=', tenantId)
    .orderBy('nombre')
    .execute();
}

/**
 * The sucursal to save; omitted fields keep their value.
 * @throws HttpProblem 422 naming the field
 */
function resolve(
  body: SaveSucursal,
  previous: Sucursal | undefined,
  others: readonly Sucursal[],
): Omit<Required<Sucursal>, '_id'> {
  const branchName = oneSpace(body.nombre_sucursal);
  if (branchName === '') throw fieldProblem(422, 'nombre_sucursal', TEXTS.sucursalName);
  if (others.some((another) => nameKey(another.nombre_sucursal) === nameKey(branchName))) {
    throw fieldProblem(422, 'nombre_sucursal', TEXTS.sucursalExists);
  }
  const timeZone = body.zona_horaria ?? previous?.zona_horaria ?? DEFAULT_TIME_ZONE;
  if (!ZONES.has(timeZone) && timeZone !== previous?.zona_horaria) throw fieldProblem(422, 'zona_horaria', TEXTS.zone);
  const phone = normalizePhone(body.telefono ?? previous?.telefono ?? '');
  if (phone === null) throw fieldProblem(422, 'telefono', TEXTS.telefono);
  const hours = parseHours(body.horario ?? previous?.horario ?? '');
  if (hours === null) throw fieldProblem(422, 'horario', TEXTS.hours);
  return {
    nombre_sucursal: branchName,
    zona_horaria: timeZone,
    telefono: phone,
    direccion: oneSpace(body.direccion ?? previous?.direccion ?? ''),
    horario: hours,
    capacidad: body.capacidad ? parseCapacity(body.capacidad) : (previous?.capacidad ?? NO_CAPACITY),
  };
}

/**
 * Adds a sucursal, or changes the sucursal with `_id`. A new time zone applies to later notas; existing notas keep their dates.
 * @throws HttpProblem 422 naming the field, 404 for another laundry's sucursal
 */
export async function saveSucursal(db: Database, session: Session, body: SaveSucursal): Promise<Sucursal> {
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sucursales:${tenantId}`}, 0))`.execute(tx);
    const all = await readSucursales(tx, tenantId);
    const id = body._id?.toLowerCase();
    const previous = all.find(({ _id }) => _id === id);
    if (id !== undefined && !previous) throw new HttpProblem(404, TEXTS.sucursalNotFound);
    const { nombre_sucursal: branchName, ...rest } = resolve(
      body,
      previous,
      all.filter((another) => another !== previous),
    );
    const { capacidad: capacity, ...texts } = rest;
    const row = { nombre: branchName, ...texts, ...capacityRow(capacity) };
    const _id = id ?? randomUUID();
    if (previous) {
      await tx.updateTable('sucursales').set(row).where('tenant_id', '=', tenantId).where('id', '=', _id).execute();
    } else {
      await tx
        .insertInto('sucursales')
        .values({ ...row, tenant_id: tenantId, id: _id })
        .execute();
    }
    await note(tx, session, previous ? 'sucursal.modificar' : 'sucursal.agregar', {
      _id,
      antes: previous ? { ...previous, capacidad: toldCapacity(previous.capacidad ?? NO_CAPACITY) } : null,
      despues: { nombre: branchName, ...texts, capacidad: toldCapacity(capacity) },
    });
    return { _id, nombre_sucursal: branchName, ...rest };
  });
}
