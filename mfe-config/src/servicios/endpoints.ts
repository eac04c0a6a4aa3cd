import { api } from '@lavanda/shared';
import type { GuardarServicio, Servicio } from '@lavanda/shared/contract/servicios';

/**
 * The calls that change the catalogue. The point of sale reads the same list, which every change loads again; a failed one too, for the
 * answer may be all that got lost.
 */
export const serviciosApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Answers the service as it was kept. */
    configGuardarServicio: build.mutation<Servicio, GuardarServicio>({
      query: (cuerpo) => ({ ruta: '/api/servicios/guardar', metodo: 'POST', cuerpo }),
      transformResponse: ({ servicio }: { servicio: Servicio }) => servicio,
      invalidatesTags: ['Servicio'],
    }),
    configEliminarServicio: build.mutation<unknown, string>({
      query: (id) => ({ ruta: '/api/servicios/eliminar', metodo: 'POST', cuerpo: { id } }),
      invalidatesTags: ['Servicio'],
    }),
  }),
});

export const { useConfigGuardarServicioMutation, useConfigEliminarServicioMutation } = serviciosApi;
