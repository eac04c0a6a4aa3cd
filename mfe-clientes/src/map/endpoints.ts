import { api } from '@lavanda/shared';
import { mapsConfigCall } from '@lavanda/shared/contract/calls/maps';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { MapsConfig } from '@lavanda/shared/contract/schemas/maps';

/** The server's map settings, the same for every section and session. */
export const mapsApi = api.injectEndpoints({
  // The api object is shared, so another version of this section may have injected the same names.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesMaps: build.query<MapsConfig, void>({ query: () => requestOf(mapsConfigCall) }),
  }),
});

export const { useClientesMapsQuery } = mapsApi;
