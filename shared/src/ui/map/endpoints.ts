import { api } from '@lavanda/shared';
import { mapsConfigCall } from '../../contract/calls/maps.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import type { MapsConfig } from '../../contract/schemas/maps.ts';

/** Endpoint of the server's map settings, which are the same for every user. */
export const mapsApi = api.injectEndpoints({
  // The api object is shared, so another version of this section may have injected the same names.
  overrideExisting: true,
  endpoints: (build) => ({
    sharedMaps: build.query<MapsConfig, void>({ query: () => requestOf(mapsConfigCall) }),
  }),
});

export const { useSharedMapsQuery } = mapsApi;
