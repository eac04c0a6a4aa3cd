import { api } from '@lavanda/shared';
import type { MapsConfig } from '@lavanda/shared/contract/maps';

/** The server's map settings, the same for every section and session. */
export const mapsApi = api.injectEndpoints({
  // The api object is shared, so another version of this section may have injected the same names.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesMaps: build.query<MapsConfig, void>({ query: () => ({ path: '/api/mapas/configuracion' }) }),
  }),
});

export const { useClientesMapsQuery } = mapsApi;
