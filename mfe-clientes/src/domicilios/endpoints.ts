import { api } from '@lavanda/shared';
import type { Point } from '../map/types';

/** A place that the address search found. */
export interface Place {
  descripcion: string;
  id: string;
}

/** Seconds an answer of the address search is reused. */
const LIFETIME = 60;

/** The calls of the address search, which the server passes on to its provider. */
export const domiciliosApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesSearchDomicilios: build.query<Place[], string>({
      query: (address) => ({ path: '/api/clientes/autocomplete', metodo: 'POST', body: { address } }),
      transformResponse: ({ results }: { results: [string, string][] }) =>
        results.map(([description, id]) => ({ descripcion: description, id })),
      keepUnusedDataFor: LIFETIME,
    }),
    clientesDomicilioCoordinates: build.mutation<Point, string>({
      query: (id) => ({ path: '/api/clientes/autocompleteCoordenadas', metodo: 'POST', body: { id } }),
    }),
  }),
});

export const { useClientesSearchDomiciliosQuery, useClientesDomicilioCoordinatesMutation } = domiciliosApi;
