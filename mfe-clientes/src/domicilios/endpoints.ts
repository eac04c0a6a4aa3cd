import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { clienteCoordinatesCall, searchDomiciliosCall } from '@lavanda/shared/contract/calls/clientes';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { Point } from '@lavanda/shared/ui/map/types';

export interface Place {
  descripcion: string;
  id: string;
}

/** How long the answer to a search stays cached after the page last used it, seconds. */
const LIFETIME = 60;

/** Endpoints of the address search; the server forwards requests to its geocoding provider. */
export const domiciliosApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesSearchDomicilios: build.query<Place[], string>({
      query: (address) => requestOf(searchDomiciliosCall, { body: { address } }),
      transformResponse: ({ results }: AnswerOf<typeof searchDomiciliosCall>) =>
        results.map(([description, id]) => ({ descripcion: description, id })),
      keepUnusedDataFor: LIFETIME,
    }),
    clientesDomicilioCoordinates: build.mutation<Point, string>({
      query: (id) => requestOf(clienteCoordinatesCall, { body: { id } }),
    }),
  }),
});

export const { useClientesSearchDomiciliosQuery, useClientesDomicilioCoordinatesMutation } = domiciliosApi;
