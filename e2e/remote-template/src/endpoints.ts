import { api } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';

/** The calls of this section, in the suite's one slice: their names begin with the section's. */
const templateApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    templateClientes: build.query<Cliente[], void>({
      query: () => ({ path: '/api/clientes/', query: { pagina: 1 } }),
      transformResponse: ({ clientes }: { clientes: Cliente[] }) => clientes,
      providesTags: [{ type: 'Cliente', id: 'LIST' }],
    }),
  }),
});

export const { useTemplateClientesQuery } = templateApi;
