import type { SalesFilter } from '@lavanda/shared/contract/schemas/salesList';
import { LRUCache } from 'lru-cache';
import type { TenantReader } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { NOTA_FROM, notaJson } from '../notaJson.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { parseFilter } from './filter.ts';
import { isOpenList, readOpenList } from './openList.ts';
import { type PageSlice, readPage } from './page.ts';

/** Maximum number of notas of a list without pages. The list of an `isOpenList` filter has another limit (`MAX_OPEN`). */
const MAX_WHOLE = 2000;
const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

/**
 * The end of each answered page, by sign-in, page size, filter and page number. The next page requested by number starts at this
 * end, even if notas were added or voided since. Each process has its own entries, of about 500 bytes each.
 */
export class PageCursors extends LRUCache<string, Cursor> {
  constructor() {
    super({ max: 20_000 });
  }
}

/**
 * Number of notas per page.
 * @returns null for the whole list
 */
function pageSize({ notasPosPagina: posPageSize, notasPorPagina: notasPerPage }: SalesFilter): number | null {
  const size = Number(notasPerPage ?? posPageSize ?? PAGE_SIZE);
  return size === -1 ? null : Math.min(Math.max(size, 1), MAX_PAGE_SIZE);
}

/**
 * Notas of the sucursales that the session sees, newest first, from the cursor `despues`, else from the end of this sign-in's
 * previous page, else by offset. Only pages with `completas=1` have lines and pagos; voided notas have their pagos anyway.
 * @param signIn identifies the sign-in, so that two sign-ins don't share page positions
 * @returns the response body as JSON text (contract `listSalesCall`), with the rows as the database wrote them
 */
export async function listNotas(
  read: TenantReader,
  cursors: PageCursors,
  session: Session,
  signIn: string,
  query: SalesFilter,
): Promise<string> {
  const filter = parseFilter(session, query);
  const limit = pageSize(query);
  const paged = limit !== null;
  const row = notaJson(paged && query.completas === '1', filter.voided, paged && !filter.voided);
  const readSlice = (slice: PageSlice) => readPage(read, filter, slice, row, NOTA_FROM);
  if (limit === null) {
    if (isOpenList(filter)) return readOpenList(read, filter);
    const { rows } = await readSlice({ limit: MAX_WHOLE, offset: 0, after: null, count: false });
    return `{"results":${rows}}`;
  }
  const number = Math.max(Number(query.pagina ?? 1), 1);
  const keyOf = (page: number) => JSON.stringify([signIn, limit, filter, page]);
  const after = query.despues === undefined ? (cursors.get(keyOf(number - 1)) ?? null) : readCursor(query.despues);
  const count = number === 1 && query.despues === undefined;
  const { rows, size, end, count: total } = await readSlice({ limit, offset: (number - 1) * limit, after, count });
  if (end && (count || number > 1)) cursors.set(keyOf(number), end);
  const next = end && size === limit ? writeCursor(end) : null;
  return `{"results":${rows},"siguiente":${JSON.stringify(next)}${total === null ? '' : `,"conteo":${total}`}}`;
}
