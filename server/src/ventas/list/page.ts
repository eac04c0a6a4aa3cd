import { type RawBuilder, sql } from 'kysely';
import type { TenantReader } from '../../db/tenancy.ts';
import type { Cursor } from './cursor.ts';
import type { Filter } from './filter.ts';
import { commonTables, keys, ORDER } from './keys.ts';

/** Notes are counted up to here. */
const COUNT_LIMIT = 1001;

/** Which notes of a list: `limit` of them, after a place or after the first `offset`. */
export interface PageSlice {
  limit: number;
  offset: number;
  after: Cursor | null;
  /** Whether the list is counted too; only from its beginning. */
  count: boolean;
}

export interface Page {
  /** The notes as the text of a JSON array, as the database wrote it. */
  rows: string;
  size: number;
  /** Key of the last one; null when there is none. */
  end: Cursor | null;
  /** Up to `COUNT_LIMIT`; null when it wasn't asked for. */
  count: number | null;
}

/**
 * A slice of the list, newest first: the keys of its notes by indexes alone, then what `row` reads of each from `source`.
 * The note is `n` in both.
 */
function statement(
  filter: Filter,
  { limit, offset, after, count }: PageSlice,
  row: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
): RawBuilder<Page> {
  const skipped = after ? 0 : offset;
  const upTo = count ? Math.max(COUNT_LIMIT, skipped + limit) : skipped + limit;
  // A literal where there are few of them: PostgreSQL plans for what it knows.
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
