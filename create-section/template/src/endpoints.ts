import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { listClientesCall } from '@lavanda/shared/contract/calls/clientes';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';

/** Endpoints of this section, injected into the shared API slice. Their names start with the package's name without 'mfe-'. */
const plantillaApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    plantillaClientes: build.query<Cliente[], void>({
      query: () => requestOf(listClientesCall, { query: { pagina: '1' } }),
      transformResponse: ({ clientes }: AnswerOf<typeof listClientesCall>) => clientes,
      providesTags: [{ type: 'Cliente', id: 'LIST' }],
    }),
  }),
});

export const { usePlantillaClientesQuery } = plantillaApi;
