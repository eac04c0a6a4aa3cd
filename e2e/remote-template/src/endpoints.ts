import { api } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';

/** Endpoints of this section, injected into the shared API slice. Their names start with the section's name. */
const templateApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
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
