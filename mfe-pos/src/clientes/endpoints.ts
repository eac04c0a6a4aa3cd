import { api } from '@lavanda/shared';
import type { Cliente, GuardarCliente } from '@lavanda/shared/contract/clientes';

const LISTA = { type: 'Cliente', id: 'LIST' } as const;

/** Seconds an answer is reused: another register may schedule that customer's pickup meanwhile. */
const VIGENCIA = 15;

/** The calls about customers that the counter needs: search by name, quick registration. */
export const clientesApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    posBuscarClientes: build.query<Cliente[], string>({
      query: (nombre) => ({ ruta: '/api/clientes/', metodo: 'POST', cuerpo: { nombre } }),
      transformResponse: ({ clientes }: { clientes: Cliente[] }) => clientes,
      providesTags: (clientes = []) => [LISTA, ...clientes.map(({ _id }) => ({ type: 'Cliente' as const, id: _id }))],
      keepUnusedDataFor: VIGENCIA,
    }),
    /** Answers the customer's id. An `_id` made by the client makes a retry add nothing. */
    posGuardarCliente: build.mutation<string, GuardarCliente>({
      query: (cuerpo) => ({ ruta: '/api/clientes/guardar', metodo: 'POST', cuerpo }),
      transformResponse: ({ response }: { response: string }) => response,
      invalidatesTags: (id) => (id ? [LISTA, { type: 'Cliente', id }] : []),
    }),
  }),
});

export const { usePosBuscarClientesQuery, usePosGuardarClienteMutation } = clientesApi;
