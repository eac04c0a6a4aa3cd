import { api } from '@lavanda/shared';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { readSummaryCall } from '@lavanda/shared/contract/calls/summary';
import type { SummaryResponse } from '@lavanda/shared/contract/schemas/summary';
import type { Summary } from '@lavanda/shared/domain/report';
import { summaryFromApi } from './fromApi';

/** Local dates of the summary; without them, the latest years. */
export interface TimeWindow {
  fechaInicial?: string;
  fechaFinal?: string;
}

/** Endpoint of the summary. Saving a nota in any section refetches it. */
const dashboardApi = api.injectEndpoints({
  // The api object is shared, so another version of this section may have injected the same names.
  overrideExisting: true,
  endpoints: (build) => ({
    dashboardSummary: build.query<Summary, TimeWindow>({
      query: (reportWindow) => requestOf(readSummaryCall, { query: { resultSummary: '1', ...reportWindow } }),
      transformResponse: ({ results }: SummaryResponse) => summaryFromApi(results),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
  }),
});

export const { useDashboardSummaryQuery } = dashboardApi;
