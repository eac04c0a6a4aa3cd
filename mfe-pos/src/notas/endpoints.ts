import { api } from '@lavanda/shared';
import type { Nota, SaveNota } from '@lavanda/shared/contract/sales';
import { notaFromApi } from './fromApi';
import type { StoredNota } from './nota';

const LIST = { type: 'Nota', id: 'LIST' } as const;

/** Response of a save: the nota's id and its saved content. */
export interface AcceptedNota {
  inserted_id: string;
  data: StoredNota;
}

/** Nota endpoints, injected into the shared API slice. A save invalidates every list and the nota itself. */
export const notasApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    posActiveNotas: build.query<StoredNota[], void>({
      query: () => ({ path: '/api/ventas/', query: { status: '0,-1', notasPosPagina: -1 } }),
      transformResponse: ({ results }: { results: Nota[] }) => results.map(notaFromApi),
      providesTags: (notas = []) => [LIST, ...notas.map(({ id }) => ({ type: 'Nota' as const, id }))],
    }),
    posNota: build.query<StoredNota, string>({
      query: (id) => ({ path: `/api/ventas/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: { data: Nota }) => notaFromApi(data),
      providesTags: (_nota, _error, id) => [{ type: 'Nota', id }],
    }),
    /** The cliente's pending recoleccion, or null. */
    posPendingOfCliente: build.query<StoredNota | null, string>({
      query: (userid) => ({ path: '/api/ventas/', query: { userid, status: -1 } }),
      transformResponse: ({ results }: { results: Nota[] }) => (results[0] ? notaFromApi(results[0]) : null),
      providesTags: [LIST],
    }),
    posSaveNota: build.mutation<AcceptedNota, SaveNota>({
      query: (body) => ({ path: '/api/ventas/guardar', metodo: 'POST', body }),
      transformResponse: ({ inserted_id, data }: { inserted_id: string; data: Nota }) => ({
        inserted_id,
        data: notaFromApi(data),
      }),
      invalidatesTags: (response) =>
        response ? [LIST, { type: 'Nota', id: response.inserted_id }, { type: 'Cliente', id: response.data.clienteId }] : [],
    }),
  }),
});

export const {
  usePosActiveNotasQuery,
  usePosNotaQuery,
  useLazyPosNotaQuery,
  usePosPendingOfClienteQuery,
  useLazyPosPendingOfClienteQuery,
  usePosSaveNotaMutation,
} = notasApi;
