import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { listSalesCall } from '@lavanda/shared/contract/calls/sales';
import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';

/** Number of notas listed on a cliente's page. */
const LAST_NOTAS = 10;

const customerNotasApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    /** The cliente's newest notas that the session may see. */
    ventasLastNotas: build.query<ListedNota[], string>({
      query: (userid) => requestOf(listSalesCall, { query: { userid, status: '-1,0,10', notasPorPagina: String(LAST_NOTAS) } }),
      transformResponse: ({ results }: AnswerOf<typeof listSalesCall>) => results,
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
  }),
});

export const { useVentasLastNotasQuery } = customerNotasApi;
