import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import {
  findDuplicatesCall,
  listClientesCall,
  saveClienteCall,
  searchClientesCall,
} from '@lavanda/shared/contract/calls/clientes';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { Cliente, FindDuplicates, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { atRegister } from '@lavanda/shared/federation/register';

const LIST = { type: 'Cliente', id: 'LIST' } as const;

/** The first clientes that match a search, and whether there are more. */
interface FoundClientes {
  clientes: Cliente[];
  hasMore: boolean;
}

const NOBODY: FoundClientes = { clientes: [], hasMore: false };

/** How long an unused search stays cached, s: short, because another register may schedule a recoleccion for a cliente. */
const LIFETIME = 15;

/** How long a registration waits for the search for duplicates, ms; after that the cliente is registered without the search. */
const DUPLICATES_WAIT = 4_000;

/** Cliente endpoints of this section: the search, one cliente by its id, the search for duplicates, and the save. */
export const clientesApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    posSearchClientes: build.query<FoundClientes, string>({
      query: (name) => requestOf(searchClientesCall, { body: { nombre: name } }),
      transformResponse: ({ clientes, hay_mas: hasMore = false }: AnswerOf<typeof searchClientesCall>) => ({ clientes, hasMore }),
      providesTags: ({ clientes } = NOBODY) => [LIST, ...clientes.map(({ _id }) => ({ type: 'Cliente' as const, id: _id }))],
      keepUnusedDataFor: LIFETIME,
    }),
    /** The cliente with its domicilios; null when no cliente has the id. */
    posCliente: build.query<Cliente | null, string>({
      query: (id) => requestOf(listClientesCall, { query: { id } }),
      transformResponse: ({ clientes }: AnswerOf<typeof listClientesCall>) => clientes[0] ?? null,
      providesTags: (_cliente, _error, id) => [{ type: 'Cliente', id }],
    }),
    /**
     * Stored clientes that may be the one about to be registered. A mutation, so that each registration sends a new request.
     */
    posFindDuplicates: build.mutation<Cliente[], FindDuplicates>({
      query: (body) => requestOf(findDuplicatesCall, { body }, { timeout: DUPLICATES_WAIT }),
      transformResponse: ({ clientes }: AnswerOf<typeof findDuplicatesCall>) => clientes,
    }),
    /** Returns the cliente's id. This browser generates `_id` once, so a retry doesn't create a duplicate. */
    posSaveCliente: build.mutation<string, SaveCliente>({
      query: (body) => requestOf(saveClienteCall, { body: atRegister(body) }),
      transformResponse: ({ response }: AnswerOf<typeof saveClienteCall>) => response,
      invalidatesTags: (id) => (id ? [LIST, { type: 'Cliente', id }] : []),
    }),
  }),
});

export const { usePosClienteQuery, usePosSearchClientesQuery, usePosFindDuplicatesMutation, usePosSaveClienteMutation } =
  clientesApi;
