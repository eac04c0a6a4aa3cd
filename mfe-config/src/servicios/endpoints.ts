import { api } from '@lavanda/shared';
import type { SaveServicio, Servicio } from '@lavanda/shared/contract/servicios';

/** Endpoints that change the catalogue. A failed change refetches it too: perhaps only the answer was lost. */
export const serviciosApi = api.injectEndpoints({
  // The api object is shared, so another version of this section may have injected the same names.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Returns the servicio as saved. */
    configSaveServicio: build.mutation<Servicio, SaveServicio>({
      query: (body) => ({ path: '/api/servicios/guardar', metodo: 'POST', body }),
      transformResponse: ({ servicio }: { servicio: Servicio }) => servicio,
      invalidatesTags: ['Servicio'],
    }),
    configRemoveServicio: build.mutation<unknown, string>({
      query: (id) => ({ path: '/api/servicios/eliminar', metodo: 'POST', body: { id } }),
      invalidatesTags: ['Servicio'],
    }),
  }),
});

export const { useConfigSaveServicioMutation, useConfigRemoveServicioMutation } = serviciosApi;
