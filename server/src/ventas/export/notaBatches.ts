import type { RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { tenantReader } from '../../db/tenancy.ts';
import type { Cursor } from '../list/cursor.ts';
import type { Filter } from '../list/filter.ts';
import { type Page, readPage } from '../list/page.ts';

/** Notas read per transaction. Short transactions keep a large export from blocking other requests. */
const BATCH_SIZE = 1000;

/**
 * Yields `row` for each nota of the filter, newest first, in batches that each start after the previous batch's last nota.
 * @param source SQL tables that `row` uses, with the nota as `n`
 */
export async function* notaBatches<T>(
  db: Database,
  filter: Filter,
  row: RawBuilder<T>,
  source: RawBuilder<unknown>,
): AsyncGenerator<T[]> {
  const read = tenantReader(db, filter.tenantId);
  let after: Cursor | null = null;
  do {
    const slice = { limit: BATCH_SIZE, offset: 0, after, count: false };
    const { rows, size, end }: Page = await readPage(read, filter, slice, row, source);
    yield JSON.parse(rows) as T[];
    after = size === BATCH_SIZE ? end : null;
  } while (after);
}
