import { api } from '@lavanda/shared';
import type { ListedNota, Nota } from '@lavanda/shared/contract/sales';
import { type Filters, queryOf } from '../filters/filters';
import { type Sale, saleFromApi } from './sale';

const LIST = { type: 'Nota', id: 'LIST' } as const;
const notas = (ids: readonly string[]) => ids.map((id) => ({ type: 'Nota' as const, id }));

/** Notas per page (spec 9). */
export const PAGE_SIZE = 20;

/** Maximum notas per void or restore call (API contract). */
export const PER_CALL = 200;

export interface Page {
  rows: Sale[];
  /** The page is full, so another may follow. */
  filled: boolean;
  /** Cursor of the next page; null when the server sends none. */
  next: string | null;
  /** Number of matching notas, capped at 1,001; only on the first page. */
  conteo: number | null;
}

interface Place {
  page: number;
  after: string | null;
}

interface ListResponse {
  results: ListedNota[];
  siguiente?: string | null;
  conteo?: number;
}

/** Endpoints of the sales section, injected into the shared API slice. */
export const salesApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    ventasPage: build.infiniteQuery<Page, Filters, Place>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1, after: null },
        getNextPageParam: (lastPage, _pages, { page }) =>
          lastPage.filled ? { page: page + 1, after: lastPage.next } : undefined,
      },
      query: ({ queryArg, pageParam: { page, after } }) => ({
        path: '/api/ventas/',
        query: { ...queryOf(queryArg), notasPorPagina: PAGE_SIZE, pagina: page, despues: after ?? undefined },
      }),
      transformResponse: ({ results, siguiente: next, conteo: count }: ListResponse): Page => ({
        rows: results.map(saleFromApi),
        filled: results.length >= PAGE_SIZE && next !== null,
        next: next ?? null,
        conteo: count ?? null,
      }),
      keepUnusedDataFor: 300,
      providesTags: [LIST],
    }),
    ventasNota: build.query<Nota, string>({
      query: (id) => ({ path: `/api/ventas/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: { data: Nota }) => data,
      providesTags: (_nota, _error, id) => [{ type: 'Nota', id }],
    }),
    ventasRemove: build.mutation<{ anuladas: number }, string[]>({
      query: (items) => ({ path: '/api/ventas/delete', metodo: 'POST', body: { items } }),
      invalidatesTags: (response, _error, ids) => (response ? [LIST, ...notas(ids)] : []),
    }),
    ventasRestore: build.mutation<{ restauradas: number }, string[]>({
      query: (items) => ({ path: '/api/ventas/restaurar', metodo: 'POST', body: { items } }),
      invalidatesTags: (response, _error, ids) => (response ? [LIST, ...notas(ids)] : []),
    }),
  }),
});

export const { useVentasPageInfiniteQuery, useVentasNotaQuery, useVentasRemoveMutation } = salesApi;
