import { api } from '@lavanda/shared';
import { listCajasCall, listCortesCall, readCorteCall, readDifferencesCall } from '@lavanda/shared/contract/calls/caja';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { readReceiptCall } from '@lavanda/shared/contract/calls/tickets';
import type { Corte, Differences } from '@lavanda/shared/contract/schemas/cortes';
import type { Receipt } from '@lavanda/shared/contract/schemas/tickets';

/** Tags by which the past cortes are refetched: closing a turno adds a corte, and a pago that arrives late changes one. */
const CORTES = ['Caja' as const, { type: 'Nota', id: 'LIST' } as const];

/** The active filters by their names in the API. */
export type CortesQuery = Readonly<Record<string, string>>;

type CortesPage = AnswerOf<typeof listCortesCall>;

/** Endpoints of the past cortes: their list, one corte, the differences by cashier, and the names for the filters. */
export const cortesApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    ventasCortes: build.infiniteQuery<CortesPage, CortesQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ siguiente: next }) => next ?? undefined,
      },
      query: ({ queryArg, pageParam: after }) =>
        requestOf(listCortesCall, { query: { ...queryArg, despues: after === '' ? undefined : after } }),
      keepUnusedDataFor: 300,
      providesTags: CORTES,
    }),
    ventasCorte: build.query<Corte, string>({
      query: (id) => requestOf(readCorteCall, { params: { corte: id } }),
      transformResponse: ({ corte }: AnswerOf<typeof readCorteCall>) => corte,
      providesTags: CORTES,
    }),
    /** The laundry's data that is printed on paper. The device keeps a copy, to print without a connection. */
    ventasReceipt: build.query<Receipt, void>({ query: () => requestOf(readReceiptCall) }),
    ventasDifferences: build.query<Differences, CortesQuery>({
      query: (filter) => requestOf(readDifferencesCall, { query: filter }),
      providesTags: CORTES,
    }),
    /** The cajas and cashiers offered by the filters. */
    ventasCortesNames: build.query<AnswerOf<typeof listCajasCall>, void>({
      query: () => requestOf(listCajasCall),
      providesTags: ['Caja'],
    }),
  }),
});

export const { useVentasCortesInfiniteQuery, useVentasCorteQuery, useVentasDifferencesQuery, useVentasCortesNamesQuery } =
  cortesApi;
