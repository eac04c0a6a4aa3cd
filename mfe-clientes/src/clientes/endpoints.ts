import { api, isApiError } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import {
  findDuplicatesCall,
  listClientesCall,
  removeClienteCall,
  saveClienteCall,
} from '@lavanda/shared/contract/calls/clientes';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { Cliente, FindDuplicates, SaveCliente, SavedCliente } from '@lavanda/shared/contract/schemas/clientes';

const LIST = { type: 'Cliente', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Cliente', id }) as const;

const NOTAS = { type: 'Nota', id: 'LIST' } as const;

/** How long a registration waits for the search for duplicates, ms; after that the cliente is saved without the search. */
const DUPLICATES_WAIT = 4_000;

/** Clientes per page (spec 9); a page with fewer is the last page. */
const PAGE_SIZE = 20;

export interface ClientesPageData {
  clientes: Cliente[];
  /** Cursor of the next page; null on the last page. */
  siguiente?: string | null;
}

interface Place {
  /** Page number, from 1. */
  page: number;
  after?: string | undefined;
}

export type FileFormat = 'csv' | 'xlsx';

/** Endpoints of 'Tus Clientes'. The counter uses the same tag 'Cliente', so a change here also refreshes its search. */
export const clientesApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Clientes whose name or phone matches the text ('' for all), page by page. */
    clientesPage: build.infiniteQuery<ClientesPageData, string, Place>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1 },
        getNextPageParam: (lastPage, _pages, { page }) =>
          lastPage.clientes.length < PAGE_SIZE || lastPage.siguiente === null
            ? undefined
            : { page: page + 1, after: lastPage.siguiente },
      },
      query: ({ queryArg: name, pageParam: { page, after } }) =>
        requestOf(listClientesCall, {
          query: { nombre: name === '' ? undefined : name, pagina: String(page), despues: after },
        }),
      providesTags: [LIST],
    }),
    clientesOne: build.query<Cliente | null, string>({
      query: (id) => requestOf(listClientesCall, { query: { id } }),
      transformResponse: ({ clientes }: AnswerOf<typeof listClientesCall>) => clientes[0] ?? null,
      // Also tagged with the notas, because the cliente's adeudo changes with them.
      providesTags: (_cliente, _error, id) => [one(id), NOTAS],
    }),
    /**
     * Stored clientes that may be the one about to be registered. A mutation, so that each registration sends a new request.
     */
    clientesFindDuplicates: build.mutation<Cliente[], FindDuplicates>({
      query: (body) => requestOf(findDuplicatesCall, { body }, { timeout: DUPLICATES_WAIT }),
      transformResponse: ({ clientes }: AnswerOf<typeof findDuplicatesCall>) => clientes,
    }),
    /**
     * The browser generates a new cliente's `_id`, so that a retry doesn't add a second one. A version conflict (409)
     * refetches.
     */
    clientesSaveDetail: build.mutation<SavedCliente, SaveCliente>({
      query: (body) => requestOf(saveClienteCall, { body }),
      invalidatesTags: (saved, error, { _id }) => {
        if (saved) return [LIST, one(saved.response)];
        return isApiError(error) && error.status === 409 && _id !== undefined ? [LIST, one(_id)] : [];
      },
    }),
    clientesRemoveOne: build.mutation<unknown, string>({
      query: (id) => requestOf(removeClienteCall, { body: { id } }),
      invalidatesTags: (_response, error) => (error ? [] : [LIST]),
    }),
  }),
});

export const {
  useClientesPageInfiniteQuery,
  useClientesOneQuery,
  useClientesFindDuplicatesMutation,
  useClientesSaveDetailMutation,
  useClientesRemoveOneMutation,
} = clientesApi;
