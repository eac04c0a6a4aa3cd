import { api, isApiError } from '@lavanda/shared';
import type { Cliente, ImportResult, SaveCliente, SavedCliente } from '@lavanda/shared/contract/clientes';

const LIST = { type: 'Cliente', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Cliente', id }) as const;

/** Rows of a full page (spec 9). */
const PAGE_SIZE = 20;

/** Longest wait for a file of 50,000 rows to be checked or taken in, ms. */
const IMPORT_WAIT = 300_000;

export interface ClientesPageData {
  clientes: Cliente[];
  /** Where the next page begins; null when there is none. */
  next?: string | null;
}

interface Place {
  /** From 1. */
  page: number;
  after?: string | undefined;
}

export type FileFormat = 'csv' | 'xlsx';

export interface ClientesFile {
  file: Blob;
  formato: FileFormat;
  /** Only checks the file. */
  dryRun: boolean;
}

/** The calls of 'Tus Clientes'. They share the tag 'Cliente' with the counter, whose search refreshes with them. */
export const clientesApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    /** All customers, or those that match a text; page after page. */
    clientesPage: build.infiniteQuery<ClientesPageData, string, Place>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1 },
        getNextPageParam: (ultima, _todas, { page }) =>
          ultima.clientes.length < PAGE_SIZE || ultima.next === null ? undefined : { page: page + 1, after: ultima.next },
      },
      query: ({ queryArg: name, pageParam: { page, after } }) => ({
        path: '/api/clientes/',
        query: { nombre: name === '' ? undefined : name, pagina: page, despues: after },
      }),
      providesTags: [LIST],
    }),
    clientesOne: build.query<Cliente | null, string>({
      query: (id) => ({ path: '/api/clientes/', query: { id } }),
      transformResponse: ({ clientes }: { clientes: Cliente[] }) => clientes[0] ?? null,
      providesTags: (_cliente, _error, id) => [one(id)],
    }),
    /** An `_id` made by the client makes a retry add nothing. Refused for its version, what is kept of the customer is old. */
    clientesSaveDetail: build.mutation<SavedCliente, SaveCliente>({
      query: (body) => ({ path: '/api/clientes/guardar', metodo: 'POST', body }),
      invalidatesTags: (saved, error, { _id }) => {
        if (saved) return [LIST, one(saved.response)];
        return isApiError(error) && error.status === 409 && _id !== undefined ? [LIST, one(_id)] : [];
      },
    }),
    clientesRemoveOne: build.mutation<unknown, string>({
      query: (id) => ({ path: '/api/clientes/eliminar', metodo: 'POST', body: { id } }),
      invalidatesTags: (_respuesta, error) => (error ? [] : [LIST]),
    }),
    clientesImportFile: build.mutation<ImportResult, ClientesFile>({
      query: ({ file, formato: format, dryRun }) => ({
        path: '/api/clientes/importar',
        metodo: 'POST',
        query: { formato: format, simular: dryRun ? '1' : '0' },
        body: file,
        delay: IMPORT_WAIT,
      }),
      invalidatesTags: (_respuesta, error, { dryRun }) => (error || dryRun ? [] : [LIST]),
    }),
  }),
});

export const {
  useClientesPageInfiniteQuery,
  useClientesOneQuery,
  useClientesSaveDetailMutation,
  useClientesRemoveOneMutation,
  useClientesImportFileMutation,
} = clientesApi;
