import { api } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';

/** The calls of this section, in the suite's one slice: their names begin with the section's. */
const plantillaApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    plantillaClientes: build.query<Cliente[], void>({
      query: () => ({ ruta: '/api/clientes/', query: { pagina: 1 } }),
      transformResponse: ({ clientes }: { clientes: Cliente[] }) => clientes,
      providesTags: [{ type: 'Cliente', id: 'LIST' }],
    }),
  }),
});

export const { usePlantillaClientesQuery } = plantillaApi;
