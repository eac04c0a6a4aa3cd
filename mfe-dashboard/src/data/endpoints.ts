import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { readCollectedCall } from '@lavanda/shared/contract/calls/collected';
import { readResultsCall } from '@lavanda/shared/contract/calls/monthResults';
import { readPromisesCall } from '@lavanda/shared/contract/calls/promises';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { readSummaryCall, readTodayCall } from '@lavanda/shared/contract/calls/summary';
import type { MonthResult } from '@lavanda/shared/contract/schemas/monthResults';
import type { KeptPromises } from '@lavanda/shared/contract/schemas/promises';
import type { SummaryResponse, TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import type { Summary } from '@lavanda/shared/domain/report';
import type { CollectedMonth } from './collected';
import { summaryFromApi } from './fromApi';
import { type Today, todayFromApi } from './today';

/** First and last local date of the summary. Without dates the server sums the latest years. */
export interface TimeWindow {
  fechaInicial?: string;
  fechaFinal?: string;
}

/** Endpoints of the report's figures. Saving a nota in any section refetches them. */
const dashboardApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    dashboardSummary: build.query<Summary, TimeWindow>({
      query: (reportWindow) => requestOf(readSummaryCall, { query: { resultSummary: '1', ...reportWindow } }),
      transformResponse: (response: SummaryResponse) => summaryFromApi(response),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
    dashboardToday: build.query<Today, { sucursal: string }>({
      query: ({ sucursal }) => requestOf(readTodayCall, { query: { sucursal: sucursal || undefined } }),
      transformResponse: (response: TodayResponse) => todayFromApi(response),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
    dashboardPromises: build.query<KeptPromises[], { year: number }>({
      query: ({ year }) => requestOf(readPromisesCall, { query: { anio: String(year) } }),
      transformResponse: ({ promesas: rows }: AnswerOf<typeof readPromisesCall>) => rows,
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
    dashboardResults: build.query<MonthResult[], { year: number }>({
      query: ({ year }) => requestOf(readResultsCall, { query: { anio: String(year) } }),
      transformResponse: ({ meses: rows }: AnswerOf<typeof readResultsCall>) => rows,
      providesTags: ['Caja', { type: 'Nota', id: 'LIST' }],
    }),
    dashboardCollected: build.query<CollectedMonth, { mes: string; sucursal: string | undefined }>({
      query: (query) => requestOf(readCollectedCall, { query }),
      transformResponse: ({ cobrado: rows, efvo_oculto: hidesCash = false }: AnswerOf<typeof readCollectedCall>) => ({
        rows,
        hidesCash,
      }),
      providesTags: ['Caja', { type: 'Nota', id: 'LIST' }],
    }),
  }),
});

export const {
  useDashboardCollectedQuery,
  useDashboardPromisesQuery,
  useDashboardResultsQuery,
  useDashboardSummaryQuery,
  useDashboardTodayQuery,
} = dashboardApi;
