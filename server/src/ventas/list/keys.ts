import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from './cursor.ts';
import type { Filter } from './filter.ts';
import { type Condition, common, hasFlags, hasStatus, partitions } from './partitions.ts';

type Sql = RawBuilder<unknown>;

/**
 * When at most this many clientes match a text, their notas are collected and sorted. When more match, the list is
 * walked in order, checking each nota's cliente, until the page is full.
 */
const FEW_CUSTOMERS = 3000;

export const ORDER = sql`fecha desc, creada_en desc, id desc`;
const KEY = sql`n.tenant_id, n.fecha, n.creada_en, n.id`;
const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

/** The CTEs that `keys` uses when the filter has a text: the matching clientes, and whether they are few. */
export function commonTables({ text }: Filter): Sql[] {
  if (!text) return [];
  return [
    sql`matches as materialized (select m.id from clientes_de_palabras(${text.words}::text[], ${text.digits}) as m)`,
    sql`few as materialized (select count(*) <= ${sql.lit(FEW_CUSTOMERS)} as yes from matches)`,
  ];
}

/** A query for the keys (tenant_id, fecha, creada_en, id) of the filter's first `limit` notas after a cursor. */
export function keys(filter: Filter, after: Cursor | null, limit: Sql): Sql {
  const place = after
    ? [sql`(n.fecha, n.creada_en, n.id) < (${after.fecha}::date, ${after.creada}::timestamptz, ${after.id}::uuid)`]
    : [];
  const inOrder = (conditions: readonly Condition[]) => sql`(select ${KEY} from notas n where ${all([...conditions, ...place])}
    order by n.fecha desc, n.creada_en desc, n.id desc limit ${limit})`;
  const walk = (...more: Condition[]) => partitions(filter).map((conditions) => inOrder([...conditions, ...more]));
  const streams = filter.text ? ofText(filter, place, limit, walk, inOrder) : walk();
  return sql`select * from (${sql.join(streams, sql` union all `)}) as c order by ${ORDER} limit ${limit}`;
}

/** The notas of the matching clientes, by one of the two strategies, plus the nota whose folio is the text. */
function ofText(
  filter: Filter,
  place: readonly Condition[],
  limit: Sql,
  walk: (...more: Condition[]) => Sql[],
  inOrder: (conditions: readonly Condition[]) => Sql,
): Sql[] {
  const conditions = [...common(filter), hasStatus(filter), ...hasFlags(filter)];
  const gathered = [...conditions, ...place, sql`(select yes from few)`, sql`n.cliente_id = any(array(select id from matches))`];
  // `is true` forces a hash lookup per nota; as a join, the planner may start from the clientes, who are too many here.
  const matches = sql`(n.cliente_id in (select id from matches)) is true`;
  const streams = [
    // `offset 0` keeps PostgreSQL from walking the list instead of collecting by cliente.
    sql`(select * from (select ${KEY} from notas n where ${all(gathered)} offset 0) as g order by ${ORDER} limit ${limit})`,
    ...walk(sql`not (select yes from few)`, matches),
  ];
  const folio = filter.text?.folio ?? null;
  if (folio === null) return streams;
  const branches = sql`array(select s.id from sucursales s where s.tenant_id = ${filter.tenantId})`;
  const byFolio = [sql`n.sucursal_id = any(${branches})`, sql`n.folio = ${folio}::bigint`, sql`not (${matches})`];
  return [...streams, inOrder([...conditions, ...byFolio])];
}
