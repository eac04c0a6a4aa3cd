import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from './cursor.ts';
import type { Filter } from './filter.ts';
import { type Condition, common, hasFlags, hasStatus, partitions } from './partitions.ts';

type Sql = RawBuilder<unknown>;

/**
 * Of a text that so many customers have at most, the notes are gathered customer by customer and sorted; of a commoner
 * one the list is walked, each note's customer looked up, until there are enough.
 */
const FEW_CUSTOMERS = 3000;

export const ORDER = sql`fecha desc, creada_en desc, id desc`;
const KEY = sql`n.tenant_id, n.fecha, n.creada_en, n.id`;
const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

/** The common tables that `keys` needs: of a text, its customers and whether they are few. */
export function commonTables({ text }: Filter): Sql[] {
  if (!text) return [];
  return [
    sql`matches as materialized (select m.id from clientes_de_texto(${text.nombre}, ${text.digits}) as m)`,
    sql`few as materialized (select count(*) <= ${sql.lit(FEW_CUSTOMERS)} as yes from matches)`,
  ];
}

/** Keys (tenant_id, fecha, creada_en, id) of the first `limit` notes of the filter after a place, as a query. */
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

/** The notes of the text's customers, found one way or the other, and the note that has the text as its folio. */
function ofText(
  filter: Filter,
  place: readonly Condition[],
  limit: Sql,
  walk: (...more: Condition[]) => Sql[],
  inOrder: (conditions: readonly Condition[]) => Sql,
): Sql[] {
  const conditions = [...common(filter), hasStatus(filter), ...hasFlags(filter)];
  const gathered = [...conditions, ...place, sql`(select yes from few)`, sql`n.cliente_id = any(array(select id from matches))`];
  // `is true` makes it a lookup in a hash for each note; a join might begin at the customers, who are too many.
  const matches = sql`(n.cliente_id in (select id from matches)) is true`;
  const streams = [
    // `offset 0` keeps PostgreSQL from walking the list instead.
    sql`(select * from (select ${KEY} from notas n where ${all(gathered)} offset 0) as g order by ${ORDER} limit ${limit})`,
    ...walk(sql`not (select yes from few)`, matches),
  ];
  const folio = filter.text?.folio ?? null;
  if (folio === null) return streams;
  const branches = sql`array(select s.id from sucursales s where s.tenant_id = ${filter.tenantId})`;
  const byFolio = [sql`n.sucursal_id = any(${branches})`, sql`n.folio = ${folio}::bigint`, sql`not (${matches})`];
  return [...streams, inOrder([...conditions, ...byFolio])];
}
