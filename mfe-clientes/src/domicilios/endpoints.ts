import { api } from '@lavanda/shared';
import type { Punto } from '../mapa/tipos';

/** A place that the address search found. */
export interface Lugar {
  descripcion: string;
  id: string;
}

/** Seconds an answer of the address search is reused. */
const VIGENCIA = 60;

/** The calls of the address search, which the server passes on to its provider. */
export const domiciliosApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesDomiciliosBuscar: build.query<Lugar[], string>({
      query: (address) => ({ ruta: '/api/clientes/autocomplete', metodo: 'POST', cuerpo: { address } }),
      transformResponse: ({ results }: { results: [string, string][] }) =>
        results.map(([descripcion, id]) => ({ descripcion, id })),
      keepUnusedDataFor: VIGENCIA,
    }),
    clientesDomiciliosCoordenadas: build.mutation<Punto, string>({
      query: (id) => ({ ruta: '/api/clientes/autocompleteCoordenadas', metodo: 'POST', cuerpo: { id } }),
    }),
  }),
});

export const { useClientesDomiciliosBuscarQuery, useClientesDomiciliosCoordenadasMutation } = domiciliosApi;
