import { splitClave } from '@lavanda/shared/domain/clave';
import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from './cursor.ts';
import type { Filter, SearchText } from './filter.ts';
import { all, type Condition, common, hasFlags, hasStatus, partitions } from './partitions.ts';

type Sql = RawBuilder<unknown>;

/**
 * When at most this many clientes match a text, their notas are collected and sorted. When more match, the list is read in
 * order until the page is full, and each nota's cliente is checked.
 */
const FEW_CUSTOMERS = 3000;

export const ORDER = sql`fecha desc, creada_en desc, id desc`;
const KEY = sql`n.tenant_id, n.fecha, n.creada_en, n.id`;

// `is true` forces a hash lookup per nota. With a join, the planner may start from the clientes, which are too many for that.
export const isMatch = sql`(n.cliente_id in (select id from matches)) is true`;

/**
 * The CTEs for a filter with a text: `matches`, the matching clientes; `few`, whether they are few; and, if the text has words
 * beside a folio, `named`, the clientes that match those words. No CTEs for a filter without a text.
 */
export function commonTables({ text }: Filter): Sql[] {
  if (!text) return [];
  const named = isNamed(text)
    ? [sql`named as materialized (select m.id from clientes_de_palabras(${text.besideFolio}::text[], '') as m)`]
    : [];
  return [
    ...named,
    sql`matches as materialized (select m.id from clientes_de_palabras(${text.words}::text[], ${text.digits}) as m)`,
    sql`few as materialized (select count(*) <= ${sql.lit(FEW_CUSTOMERS)} as yes from matches)`,
  ];
}

const isNamed = ({ folio, besideFolio }: SearchText): boolean => folio !== null && besideFolio.length > 0;

const ofFolio = (text: SearchText): Condition[] => [
  sql`n.folio = ${text.folio}::bigint`,
  ...(isNamed(text) ? [sql`(n.cliente_id in (select id from named)) is true`] : []),
];

function folioConditions({ tenantId, text }: Filter): Condition[] {
  const branches = sql`array(select s.id from sucursales s where s.tenant_id = ${tenantId})`;
  return text ? [sql`n.sucursal_id = any(${branches})`, ...ofFolio(text), sql`not (${isMatch})`] : [];
}

/**
 * Condition on the notas `n` whose clave is `clave`, or `clave` plus up to three digits. Every possible clave is looked up in
 * the index, so 'B4' is fast for any number of notas; row-level security prevents LIKE from using the index.
 */
export function beginsWithClave(clave: string): Sql {
  const { letters, number } = splitClave(clave);
  const claves = sql`array(select ${letters} || c.numero from (values (1::bigint), (10), (100), (1000)) as p(potencia)
    cross join lateral generate_series(${number}::bigint * p.potencia, ${number}::bigint * p.potencia + p.potencia - 1) as c(numero))`;
  return sql`n.clave is not null and n.clave = any(${claves})`;
}

function claveConditions(text: SearchText, clave: string): Condition[] {
  const others = text.folio === null ? [] : [sql`not (${all(ofFolio(text))})`];
  return [beginsWithClave(clave), ...others, sql`not (${isMatch})`];
}

/**
 * Conditions for the notas whose folio or clave is in the text and whose cliente doesn't match the text, as disjoint sets; empty
 * when the text has neither a folio nor a clave.
 */
export function numberConditions(filter: Filter): Condition[][] {
  const { text } = filter;
  if (!text) return [];
  return [
    ...(text.folio === null ? [] : [folioConditions(filter)]),
    ...(text.clave === null ? [] : [claveConditions(text, text.clave)]),
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

/**
 * The notas of the matching clientes, found by cliente or by reading the list (`FEW_CUSTOMERS`), plus the notas whose folio or
 * clave is in the text.
 */
function ofText(
  filter: Filter,
  place: readonly Condition[],
  limit: Sql,
  walk: (...more: Condition[]) => Sql[],
  inOrder: (conditions: readonly Condition[]) => Sql,
): Sql[] {
  const conditions = [...common(filter), hasStatus(filter), ...hasFlags(filter)];
  const gathered = [...conditions, ...place, sql`(select yes from few)`, sql`n.cliente_id = any(array(select id from matches))`];
  const streams = [
    // The clientes are few, so `offset 0` makes PostgreSQL collect their notas instead of reading the whole list in order.
    sql`(select * from (select ${KEY} from notas n where ${all(gathered)} offset 0) as g order by ${ORDER} limit ${limit})`,
    ...walk(sql`not (select yes from few)`, isMatch),
  ];
  return [...streams, ...numberConditions(filter).map((numbered) => inOrder([...conditions, ...numbered]))];
}
