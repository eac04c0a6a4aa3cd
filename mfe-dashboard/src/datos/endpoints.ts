import { api } from '@lavanda/shared';
import type { RespuestaResumen } from '@lavanda/shared/contract/resumen';
import type { Resumen } from '@lavanda/shared/domain/reporte';
import { resumenDeRed } from './conversion';

/** The months of an answer; none named: the latest years. */
export interface Ventana {
  fechaInicial?: string;
  fechaFinal?: string;
}

/** The summary rows, in the suite's one slice. A note saved in any section makes them be read again. */
const reportesApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    dashboardResumen: build.query<Resumen, Ventana>({
      query: (ventana) => ({ ruta: '/api/ventas/', query: { resultSummary: 1, ...ventana } }),
      transformResponse: ({ results }: RespuestaResumen) => resumenDeRed(results),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
  }),
});

export const { useDashboardResumenQuery } = reportesApi;
