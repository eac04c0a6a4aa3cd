import { randomUUID } from 'node:crypto';
import type { SaveSucursal, Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { DEFAULT_TIME_ZONE } from '@lavanda/shared/domain/dates';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import { normalize } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { TEXTS } from './texts.ts';

const ZONES = new Set(Intl.supportedValuesOf('timeZone'));

/** The laundry's sucursales by name. */
export function readSucursales(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<Sucursal[]> {
  return tx
    .selectFrom('sucursales')
    .select(['id as _id', 'nombre as nombre_sucursal', 'zona_horaria', 'direccion', 'telefono'])
    .where('tenant_id', '=', tenantId)
    .orderBy('nombre')
    .execute();
}

/** The sucursal to save; omitted fields stay. @throws HttpProblem 422 naming the field */
function resolver(
  body: SaveSucursal,
  previousOne: Sucursal | undefined,
  others: readonly Sucursal[],
): Omit<Required<Sucursal>, '_id'> {
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const nombre_sucursal = clean(body.nombre_sucursal);
  if (nombre_sucursal === '') throw fieldProblem(422, 'nombre_sucursal', TEXTS.sucursalNombre);
  if (others.some((another) => normalize(another.nombre_sucursal) === normalize(nombre_sucursal))) {
    throw fieldProblem(422, 'nombre_sucursal', TEXTS.sucursalExists);
  }
  const zona_horaria = body.zona_horaria ?? previousOne?.zona_horaria ?? DEFAULT_TIME_ZONE;
  if (!ZONES.has(zona_horaria) && zona_horaria !== previousOne?.zona_horaria) throw fieldProblem(422, 'zona_horaria', TEXTS.zone);
  const phone = normalizePhone(body.telefono ?? previousOne?.telefono ?? '');
  if (phone === null) throw fieldProblem(422, 'telefono', TEXTS.telefono);
  return {
    nombre_sucursal,
    zona_horaria,
    telefono: phone,
    direccion: clean(body.direccion ?? previousOne?.direccion ?? ''),
  };
}

/**
 * Adds a sucursal, or changes the one with `_id`. A new time zone applies from then on: notas keep their dates.
 * @throws HttpProblem 422 naming the field, 404 for another laundry's sucursal
 */
export async function saveSucursal(base: Base, session: Session, body: SaveSucursal): Promise<Sucursal> {
  const { tenantId } = session;
  return withTenant(base, tenantId, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sucursales:${tenantId}`}, 0))`.execute(tx);
    const all = await readSucursales(tx, tenantId);
    const id = body._id?.toLowerCase();
    const previousOne = all.find(({ _id }) => _id === id);
    if (id !== undefined && !previousOne) throw new HttpProblem(404, TEXTS.sucursalNotFound);
    const { nombre_sucursal, ...rest } = resolver(
      body,
      previousOne,
      all.filter((another) => another !== previousOne),
    );
    const row = { nombre: nombre_sucursal, ...rest };
    const _id = id ?? randomUUID();
    if (previousOne) {
      await tx.updateTable('sucursales').set(row).where('tenant_id', '=', tenantId).where('id', '=', _id).execute();
    } else {
      await tx
        .insertInto('sucursales')
        .values({ ...row, tenant_id: tenantId, id: _id })
        .execute();
    }
    await note(tx, session, previousOne ? 'sucursal.modificar' : 'sucursal.agregar', {
      _id,
      antes: previousOne ?? null,
      despues: row,
    });
    return { _id, nombre_sucursal, ...rest };
  });
}
