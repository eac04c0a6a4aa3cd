import { api } from '@lavanda/shared';
import type { SummaryResponse } from '@lavanda/shared/contract/summary';
import type { Summary } from '@lavanda/shared/domain/report';
import { summaryFromApi } from './fromApi';

/** The months of an answer; none named: the latest years. */
export interface TimeWindow {
  fechaInicial?: string;
  fechaFinal?: string;
}

/** The summary rows, in the suite's one slice. A note saved in any section makes them be read again. */
const dashboardApi = api.injectEndpoints({
  // Another version of this section may have been here before.
  overrideExisting: true,
  endpoints: (build) => ({
    dashboardSummary: build.query<Summary, TimeWindow>({
      query: (reportWindow) => ({ path: '/api/ventas/', query: { resultSummary: 1, ...reportWindow } }),
      transformResponse: ({ results }: SummaryResponse) => summaryFromApi(results),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
  }),
});

export const { useDashboardSummaryQuery } = dashboardApi;
