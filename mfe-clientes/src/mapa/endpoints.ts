import { api } from '@lavanda/shared';
import type { ConfiguracionMapas } from '@lavanda/shared/contract/mapas';

/** What maps are drawn with: settings of the server, the same for every section and session. */
export const mapasApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    clientesMapas: build.query<ConfiguracionMapas, void>({ query: () => ({ ruta: '/api/mapas/configuracion' }) }),
  }),
});

export const { useClientesMapasQuery } = mapasApi;
