import { api } from '@lavanda/shared';
import type { SaveServicio, Servicio } from '@lavanda/shared/contract/servicios';

/**
 * The calls that change the catalogue. The point of sale reads the same list, which every change loads again; a failed one too, for the
 * answer may be all that got lost.
 */
export const serviciosApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Answers the service as it was kept. */
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
