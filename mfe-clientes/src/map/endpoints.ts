import { api } from '@lavanda/shared';
import type { MapsConfig } from '@lavanda/shared/contract/maps';

/** What maps are drawn with: settings of the server, the same for every section and session. */
export const mapsApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesMaps: build.query<MapsConfig, void>({ query: () => ({ path: '/api/mapas/configuracion' }) }),
  }),
});

export const { useClientesMapsQuery } = mapsApi;
