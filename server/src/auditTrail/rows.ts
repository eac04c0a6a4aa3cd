import type { TrailKind } from '@lavanda/shared/domain/trail';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { momentOf } from '../http/keyCursor.ts';
import type { Cursor } from './cursor.ts';

export interface TrailFilter {
  tenantId: string;
  kind: TrailKind | null;
  userId: string | null;
  /** Only entries of this local date, in this IANA time zone; null for entries of any date. */
  day: { day: string; zone: string } | null;
  after: Cursor | null;
}

/** A stored entry, either of a nota's history (then `accion` is null) or of the table `bitacora`. */
export interface StoredEntry {
  micros: number;
  momento: string;
  /** Id of the nota; for an entry of `bitacora`, the id of the entry. */
  id: string;
  version: number;
  usuario_id: string | null;
  accion: string | null;
  detalle: Record<string, unknown>;
}

/**
 * For each kind of the trail, the first words of the actions that it shows from `bitacora` ('cliente' of 'cliente.agregar'). The
 * kind 'notas' shows the notas' history instead, and 'dinero' also shows the entries of that history about money.
 */
const SUBJECTS: Readonly<Record<TrailKind, readonly string[]>> = {
  notas: [],
  dinero: ['captura'],
  caja: ['turno', 'movimiento'],
  clientes: ['cliente'],
  equipo: ['usuario'],
  accesos: ['sesion', 'cuenta'],
  configuracion: ['servicio', 'identidad', 'sucursal', 'permiso'],
  archivos: ['archivo'],
};

/** The newest entries of the notas' history and of `bitacora` together, at most `limit`. */
export async function readRows(tx: Transaction<DatabaseSchema>, filter: TrailFilter, limit: number): Promise<StoredEntry[]> {
  const { kind } = filter;
  const sources = [
    ...(kind === null || kind === 'notas' || kind === 'dinero' ? [notaHistory(filter, limit)] : []),
    ...(kind === null || SUBJECTS[kind].length > 0 ? [otherHistory(filter, limit)] : []),
  ];
  const { rows } = await sql<StoredEntry>`
    select (extract(epoch from x.momento) * 1000000)::bigint as micros, x.momento, x.id, x.version, x.usuario_id, x.accion, x.detalle
    from (${sql.join(sources, sql` union all `)}) x
    order by x.momento desc, x.id desc, x.version desc limit ${sql.lit(limit)}`.execute(tx);
  return rows;
}

/** Selects entries of the notas' history. Each history reads only its newest `limit` entries, through its own index. */
function notaHistory(filter: TrailFilter, limit: number): RawBuilder<unknown> {
  const money = sql`and (h.cambio ?| array['pagos', 'anulada'] or (h.version > 1 and h.cambio ? 'descuentos'))`;
  return sql`(
    select h.momento, h.nota_id as id, h.version, h.usuario_id, null::text as accion, h.cambio as detalle
    from nota_historia h
    where h.tenant_id = ${filter.tenantId} ${conditions(filter, sql`h.momento, h.nota_id, h.version`, sql`h`)}
      ${filter.kind === 'dinero' ? money : sql``}
    order by h.momento desc, h.nota_id desc, h.version desc limit ${sql.lit(limit)})`;
}

function otherHistory(filter: TrailFilter, limit: number): RawBuilder<unknown> {
  const subjects = filter.kind === null ? sql`` : sql`and split_part(b.accion, '.', 1) = any(${SUBJECTS[filter.kind]}::text[])`;
  return sql`(
    select b.momento, b.id, 0 as version, b.usuario_id, b.accion, b.detalle
    from bitacora b
    where b.tenant_id = ${filter.tenantId} ${conditions(filter, sql`b.momento, b.id, 0`, sql`b`)} ${subjects}
    order by b.momento desc, b.id desc limit ${sql.lit(limit)})`;
}

function conditions(
  { userId, day, after }: TrailFilter,
  key: RawBuilder<unknown>,
  row: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const start = (days: number) => sql`(${day?.day}::date + ${sql.lit(days)})::timestamp at time zone ${day?.zone}`;
  const moment = after && momentOf(after);
  return sql`
    ${userId === null ? sql`` : sql`and ${row}.usuario_id = ${userId}`}
    ${day === null ? sql`` : sql`and ${row}.momento >= ${start(0)} and ${row}.momento < ${start(1)}`}
    ${after ? sql`and (${key}) < (${moment}, ${after.id}::uuid, ${after.version}::int)` : sql``}`;
}
