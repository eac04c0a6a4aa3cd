import { api } from '@lavanda/shared';
import type { Point } from '../map/types';

export interface Place {
  descripcion: string;
  id: string;
}

/** Seconds a search answer is reused. */
const LIFETIME = 60;

/** Endpoints of the address search; the server forwards them to its provider. */
export const domiciliosApi = api.injectEndpoints({
  // The api object is shared, so another version of this section may have injected the same names.
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
