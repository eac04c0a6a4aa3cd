import { api } from '@lavanda/shared';
import {
  assignCajaCall,
  cancelMovementCall,
  closeTurnoCall,
  countCall,
  listCajasCall,
  moveCashCall,
  openTurnoCall,
  partialCorteCall,
  readCajaCall,
  readEntriesCall,
  saveCajaCall,
} from '@lavanda/shared/contract/calls/caja';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { readOwnCajaRequest } from '@lavanda/shared/contract/calls/ownCaja';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { Caja, CajaState, CancelMovement, MoveCash, OpenTurno, SaveCaja } from '@lavanda/shared/contract/schemas/caja';
import type { CloseTurno, CountResult, PartialCorte, SendCount } from '@lavanda/shared/contract/schemas/cortes';
import { atRegister, registerId } from '@lavanda/shared/federation/register';

/** Tag of the queries that a write in Caja refetches. */
const CAJA = 'Caja' as const;
/** Tags of a caja's state. A change of a nota refetches that state too, because pagos of notas are money in the caja. */
const STATE = [CAJA, { type: 'Nota', id: 'LIST' } as const];

type EntryPage = AnswerOf<typeof readEntriesCall>;

/** The part of a turno's record that comes after the cursor `after`. */
interface Rest {
  turno: string;
  after: string;
}

/**
 * Endpoints of Caja. A write other than a count refetches even when it fails, because the caja may have changed. `ventasCaja` is
 * the state of the caja with the given id; with null, of this register's caja.
 */
const cajaApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    ventasCaja: build.query<CajaState, string | null>({
      query: (caja) =>
        caja === null ? readOwnCajaRequest(registerId()) : requestOf(readCajaCall, { query: { equipo: registerId(), caja } }),
      providesTags: STATE,
    }),
    ventasCajaEntries: build.infiniteQuery<EntryPage, Rest, string>({
      infiniteQueryOptions: {
        // The first page has no cursor of its own, because it begins at the argument's `after`.
        initialPageParam: '',
        getNextPageParam: ({ siguiente: next }) => next ?? undefined,
      },
      query: ({ queryArg: { turno, after }, pageParam }) =>
        requestOf(readEntriesCall, { params: { turno }, query: { despues: pageParam || after } }),
      providesTags: STATE,
    }),
    ventasCajaOpen: build.mutation<AnswerOf<typeof openTurnoCall>, OpenTurno>({
      query: (body) => requestOf(openTurnoCall, { body: atRegister(body) }),
      invalidatesTags: [CAJA],
    }),
    ventasCajaMove: build.mutation<AnswerOf<typeof moveCashCall>, MoveCash>({
      query: (body) => requestOf(moveCashCall, { body: atRegister(body) }),
      invalidatesTags: [CAJA],
    }),
    ventasCajaCancelMovement: build.mutation<AnswerOf<typeof cancelMovementCall>, CancelMovement>({
      query: (body) => requestOf(cancelMovementCall, { body: atRegister(body) }),
      invalidatesTags: [CAJA],
    }),
    // Without a connection the count waits in the queue, so `resultado` is null.
    ventasCajaCount: build.mutation<{ resultado: CountResult | null }, SendCount>({
      query: (body) => requestOf(countCall, { body: atRegister(body) }),
    }),
    ventasCajaClose: build.mutation<AnswerOf<typeof closeTurnoCall>, CloseTurno>({
      query: (body) => requestOf(closeTurnoCall, { body }),
      invalidatesTags: [CAJA],
    }),
    ventasCajaPartial: build.query<PartialCorte, string>({
      query: (turno) => requestOf(partialCorteCall, { params: { turno } }),
      providesTags: STATE,
    }),
    ventasCajaDrawers: build.query<Caja[], void>({
      query: () => requestOf(listCajasCall),
      transformResponse: ({ cajas }: AnswerOf<typeof listCajasCall>) => cajas,
      providesTags: [CAJA],
    }),
    ventasCajaSaveDrawer: build.mutation<AnswerOf<typeof saveCajaCall>, SaveCaja>({
      query: (body) => requestOf(saveCajaCall, { body }),
      invalidatesTags: [CAJA],
    }),
    ventasCajaAssign: build.mutation<AnswerOf<typeof assignCajaCall>, { equipo: string; caja: string }>({
      query: (body) => requestOf(assignCajaCall, { body }),
      invalidatesTags: [CAJA],
    }),
  }),
});

export const {
  useVentasCajaQuery,
  useVentasCajaEntriesInfiniteQuery,
  useVentasCajaOpenMutation,
  useVentasCajaMoveMutation,
  useVentasCajaCancelMovementMutation,
  useVentasCajaCountMutation,
  useVentasCajaCloseMutation,
  useVentasCajaPartialQuery,
  useVentasCajaDrawersQuery,
  useVentasCajaSaveDrawerMutation,
  useVentasCajaAssignMutation,
} = cajaApi;
