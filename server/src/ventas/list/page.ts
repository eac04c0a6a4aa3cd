import { type RawBuilder, sql } from 'kysely';
import type { TenantReader } from '../../db/tenancy.ts';
import type { Cursor } from './cursor.ts';
import type { Filter } from './filter.ts';
import { commonTables, keys, ORDER } from './keys.ts';

/** Counting stops at this number, because an exact count of a long list is slow. */
const COUNT_LIMIT = 1001;

/** A slice of a list: `limit` notas after a cursor, or after the first `offset`. */
export interface PageSlice {
  limit: number;
  offset: number;
  after: Cursor | null;
  /** Whether to count the list too; allowed only for its first page. */
  count: boolean;
}

export interface Page {
  /** A JSON array as text, exactly as the database wrote it. */
  rows: string;
  size: number;
  /** Key of the last nota; null when the slice is empty. */
  end: Cursor | null;
  /** Number of notas, at most `COUNT_LIMIT`; null when not requested. */
  count: number | null;
}

/**
 * SQL that reads a slice, newest first: first the keys from the indexes alone, then `row` for each key from `source`. Both `row`
 * and `source` must call the nota `n`.
 */
function statement(
  filter: Filter,
  { limit, offset, after, count }: PageSlice,
  row: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
): RawBuilder<Page> {
  const skipped = after ? 0 : offset;
  const upTo = count ? Math.max(COUNT_LIMIT, skipped + limit) : skipped + limit;
  // If no notas are skipped, the limit is a literal, so that PostgreSQL plans for it. Otherwise the limit differs from page to
  // page, and each literal would be another prepared statement.
  const found = keys(filter, after, skipped === 0 ? sql.lit(upTo) : sql`${upTo}::bigint`);
  return sql`
    with ${sql.join([
      ...commonTables(filter),
      sql`found as materialized (${found})`,
      sql`page as materialized (select * from found order by ${ORDER} limit ${sql.lit(limit)} offset ${skipped}::bigint)`,
    ])}
    select coalesce((select json_agg(${row} order by n.fecha desc, n.creada_en desc, n.id desc)
        from page as p join (${source}) on n.tenant_id = p.tenant_id and n.id = p.id)::text, '[]') as rows,
      (select count(*) from page) as size,
      (select json_build_object('fecha', fecha, 'creada', creada_en::text, 'id', id) from page
        order by fecha, creada_en, id limit 1) as end,
      ${count ? sql`(select count(*) from found)` : sql`null::bigint`} as count`;
}

/** Reads a page of notas. @param row JSON of each nota @param source tables from which `row` reads, with the nota as `n` */
export async function readPage(
  read: TenantReader,
  filter: Filter,
  slice: PageSlice,
  row: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
): Promise<Page> {
  const [page] = await read(statement(filter, slice, row, source));
  return page ?? { rows: '[]', size: 0, end: null, count: null };
}
