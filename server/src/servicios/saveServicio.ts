import { randomUUID } from 'node:crypto';
import type { SaveServicio, Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { centavosToPesos, pesosToCentavos } from '@lavanda/shared/domain/money';
import { nameKey } from '@lavanda/shared/domain/oneLineText';
import { checkServicio, isUnit, MAX_SERVICIOS, SERVICIO_TEXTS } from '@lavanda/shared/domain/servicio';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { readCatalog } from './readCatalog.ts';
import { TEXTS } from './texts.ts';

/** Serializes saves of a tenant's catalogue, because two simultaneous saves could add the same name twice. */
export async function lockCatalog(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogo:${tenantId}`}, 0))`.execute(tx);
}

/** The position after the last servicio of the catalogue. */
export async function nextOrder(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<number> {
  const { rows } = await sql<{ orden: number }>`
    select coalesce(max(orden), -1) + 1 as orden from servicios where tenant_id = ${tenantId}`.execute(tx);
  return rows[0]?.orden ?? 0;
}

/**
 * The servicio to store: trimmed, with its price in pesos (0 for 'flex') and its category in the spelling that exists.
 * @throws HttpProblem 422
 */
export function resolveServicio(body: SaveServicio, catalog: readonly Servicio[]): Omit<Servicio, '_id'> {
  const failure = checkServicio(body, catalog);
  const { medida: unit } = body;
  if (failure) throw new HttpProblem(422, failure.mensaje, [failure]);
  if (!isUnit(unit)) throw new TypeError('checkServicio lets known units pass only');
  const clean = (text = '') => oneSpace(text);
  const category = clean(body.categoria);
  const known = catalog.find((other) => nameKey(other.categoria) === nameKey(category))?.categoria;
  return {
    servicio: clean(body.servicio),
    categoria: known ?? category,
    medida: unit,
    precio: unit === 'flex' ? 0 : (body.precio ?? 0),
  };
}

/**
 * Adds a servicio at the end of the catalogue, or changes the servicio with `_id`. Existing notas keep their lines' prices.
 * @throws HttpProblem 422 naming the field, with the text of spec 5; 404 for a servicio that isn't in the catalogue
 */
export async function saveServicio(db: Database, session: Session, body: SaveServicio): Promise<Servicio> {
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    await lockCatalog(tx, tenantId);
    const catalog = await readCatalog(tx, tenantId);
    const id = body._id?.toLowerCase();
    const previous = id ? catalog.find((servicio) => servicio._id === id) : undefined;
    if (id && !previous) throw new HttpProblem(404, TEXTS.notFound);
    if (!previous && catalog.length >= MAX_SERVICIOS) throw new HttpProblem(422, SERVICIO_TEXTS.tooMany);
    const servicio = resolveServicio(body, catalog);
    const row = { ...servicio, precio: pesosToCentavos(servicio.precio) ?? 0 };
    const _id = id || randomUUID();
    if (previous) {
      await tx.updateTable('servicios').set(row).where('tenant_id', '=', tenantId).where('id', '=', _id).execute();
    } else {
      const order = await nextOrder(tx, tenantId);
      await tx
        .insertInto('servicios')
        .values({ ...row, tenant_id: tenantId, id: _id, orden: order })
        .execute();
    }
    await note(tx, session, previous ? 'servicio.modificar' : 'servicio.agregar', {
      _id,
      antes: previous ?? null,
      servicio,
    });
    return { _id, ...servicio, precio: centavosToPesos(row.precio) };
  });
}

/**
 * Removes a servicio from the catalogue. Its row remains, because notas refer to it.
 * @returns whether the servicio was in the catalogue until now
 * @throws HttpProblem 404 for an unknown servicio
 */
export async function removeServicio(db: Database, session: Session, id: string): Promise<boolean> {
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    const previous = await tx
      .selectFrom('servicios')
      .select(['servicio', 'activo'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!previous) throw new HttpProblem(404, TEXTS.notFound);
    if (!previous.activo) return false;
    await tx.updateTable('servicios').set({ activo: false }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
    await note(tx, session, 'servicio.quitar', { _id: id, servicio: previous.servicio });
    return true;
  });
}
