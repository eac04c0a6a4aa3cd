import { api } from '@lavanda/shared';
import type { Cliente, SaveCliente } from '@lavanda/shared/contract/clientes';

const LIST = { type: 'Cliente', id: 'LIST' } as const;

/** Seconds an answer is reused: another register may schedule that customer's pickup meanwhile. */
const LIFETIME = 15;

/** The calls about customers that the counter needs: search by name, quick registration. */
export const clientesApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    posSearchClientes: build.query<Cliente[], string>({
      query: (name) => ({ path: '/api/clientes/', metodo: 'POST', body: { nombre: name } }),
      transformResponse: ({ clientes }: { clientes: Cliente[] }) => clientes,
      providesTags: (clientes = []) => [LIST, ...clientes.map(({ _id }) => ({ type: 'Cliente' as const, id: _id }))],
      keepUnusedDataFor: LIFETIME,
    }),
    /** Answers the customer's id. An `_id` made by the client makes a retry add nothing. */
    posSaveCliente: build.mutation<string, SaveCliente>({
      query: (body) => ({ path: '/api/clientes/guardar', metodo: 'POST', body }),
      transformResponse: ({ response }: { response: string }) => response,
      invalidatesTags: (id) => (id ? [LIST, { type: 'Cliente', id }] : []),
    }),
  }),
});

export const { usePosSearchClientesQuery, usePosSaveClienteMutation } = clientesApi;
