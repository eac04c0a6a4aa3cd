import { api } from '@lavanda/shared';

/** Endpoints that call the section team's own service. They use a cache tag that only this section has. */
const stopsApi = api.enhanceEndpoints({ addTagTypes: ['plantilla.Parada'] }).injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    plantillaStops: build.query<string[], void>({
      query: () => ({ method: 'GET', address: '/api/s/plantilla/paradas' }),
      providesTags: ['plantilla.Parada'],
    }),
    plantillaEndStop: build.mutation<unknown, void>({
      query: () => ({ method: 'POST', address: '/api/s/plantilla/terminar', body: {} }),
      invalidatesTags: ['plantilla.Parada'],
    }),
  }),
});

export const { usePlantillaStopsQuery, usePlantillaEndStopMutation } = stopsApi;
