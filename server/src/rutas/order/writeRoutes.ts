import { randomUUID } from 'node:crypto';
import type { StopRef } from '@lavanda/shared/contract/schemas/rutas';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { REMEMBERED, REMOVED } from '../removedStops.ts';

/** A driver's pending stops, in order. */
export interface RouteToWrite {
  chofer: string;
  leavesAt: string;
  stops: readonly StopRef[];
}

type Where = Pick<Session, 'tenantId' | 'sucursalId'> & { day: LocalDay };

/** Id of the driver's route of the day, created if missing. @param leavesAt time of departure of a new route */
export async function ensureRuta(
  tx: Transaction<DatabaseSchema>,
  { tenantId, sucursalId, day }: Where,
  chofer: string,
  leavesAt: string,
): Promise<string> {
  await sql`insert into rutas (tenant_id, id, sucursal_id, chofer_id, dia, sale)
    values (${tenantId}, ${randomUUID()}, ${sucursalId}, ${chofer}, ${day}, ${leavesAt})
    on conflict (tenant_id, chofer_id, dia) do nothing`.execute(tx);
  const { id } = await tx
    .selectFrom('rutas')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('chofer_id', '=', chofer)
    .where('dia', '=', day)
    .executeTakeFirstOrThrow();
  return id;
}

/** Stops as an SQL table with the columns `ruta_id`, `nota_id`, `tipo` and `orden`. */
function asTable(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(ruta_id uuid, nota_id uuid, tipo text, orden int)`;
}

/**
 * Sets the drivers' pending stops to exactly these, after the visited ones, and takes them from other drivers. `routes` must
 * contain no done stop. The caller holds the lock of `takeTurn`.
 */
export async function writeRoutes(tx: Transaction<DatabaseSchema>, where: Where, routes: readonly RouteToWrite[]): Promise<void> {
  const { tenantId } = where;
  const rows: object[] = [];
  const ids: string[] = [];
  for (const { chofer, leavesAt, stops } of routes) {
    const id = await ensureRuta(tx, where, chofer, leavesAt);
    ids.push(id);
    rows.push(...stops.map(({ nota, tipo: kind }, i) => ({ ruta_id: id, nota_id: nota, tipo: kind, orden: i + 1 })));
    await sql`update rutas set sale = ${leavesAt} where tenant_id = ${tenantId} and id = ${id} and sale <> ${leavesAt}`.execute(
      tx,
    );
  }
  const { rows: left } = await sql<{ ruta_id: string }>`
    with d as materialized (select * from ${asTable(rows)}), quitadas as (
      delete from paradas p where p.tenant_id = ${tenantId} and p.estado = 'pendiente' and (
        (p.ruta_id = any(${ids}::uuid[]) and not exists (select from d where d.nota_id = p.nota_id and d.tipo = p.tipo))
        or exists (select from d where d.nota_id = p.nota_id and d.tipo = p.tipo and d.ruta_id <> p.ruta_id))
      returning ${REMOVED}), ${REMEMBERED}
    select ruta_id from quitadas`.execute(tx);
  await forgetAbsences(tx, tenantId, rows);
  await sql`insert into paradas as p (tenant_id, ruta_id, nota_id, tipo, orden)
    select ${tenantId}::uuid, d.ruta_id, d.nota_id, d.tipo, d.orden from ${asTable(rows)}
    on conflict (tenant_id, ruta_id, nota_id, tipo) do update set orden = excluded.orden
      where p.orden <> excluded.orden`.execute(tx);
  await renumber(tx, tenantId, [...ids, ...left.map(({ ruta_id }) => ruta_id)]);
}

/** Takes a pending stop from its driver. */
export async function takeAway(tx: Transaction<DatabaseSchema>, tenantId: string, { nota, tipo: kind }: StopRef): Promise<void> {
  const { rows } = await sql<{ ruta_id: string }>`
    with quitadas as (
      delete from paradas p where p.tenant_id = ${tenantId} and p.nota_id = ${nota} and p.tipo = ${kind} and p.estado = 'pendiente'
      returning ${REMOVED}), ${REMEMBERED}
    select ruta_id from quitadas`.execute(tx);
  await renumber(
    tx,
    tenantId,
    rows.map(({ ruta_id }) => ruta_id),
  );
}

/**
 * Makes stops pending again where the same driver had found nobody before. The nota's history keeps the reason, and the photo
 * stays until the driver takes another photo.
 */
async function forgetAbsences(tx: Transaction<DatabaseSchema>, tenantId: string, rows: readonly object[]): Promise<void> {
  await sql`update paradas p set estado = 'pendiente', operacion = null, momento = null, recibida_en = null, avisada_en = null,
      motivo = '', detalle = '', problema = '' from ${asTable(rows)}
    where p.tenant_id = ${tenantId} and p.ruta_id = d.ruta_id and p.nota_id = d.nota_id and p.tipo = d.tipo
      and p.estado = 'no_estaba'`.execute(tx);
}

/** Renumbers the stops of routes from 1: visited stops by moment, then pending ones in their order. */
async function renumber(tx: Transaction<DatabaseSchema>, tenantId: string, rutas: readonly string[]): Promise<void> {
  await sql`update paradas p set orden = o.orden from (
      select q.ruta_id, q.nota_id, q.tipo, row_number() over (partition by q.ruta_id
        order by q.estado = 'pendiente', case when q.estado <> 'pendiente' then q.momento end, q.orden, q.nota_id) as orden
      from paradas q where q.tenant_id = ${tenantId} and q.ruta_id = any(${rutas}::uuid[])) o
    where p.tenant_id = ${tenantId} and p.ruta_id = o.ruta_id and p.nota_id = o.nota_id and p.tipo = o.tipo
      and p.orden <> o.orden`.execute(tx);
}
