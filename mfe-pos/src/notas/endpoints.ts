import { api, serverNow } from '@lavanda/shared';
import { activeNotasRequest } from '@lavanda/shared/contract/calls/activeNotas';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { keepCreditCall } from '@lavanda/shared/contract/calls/credit';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import {
  handOverCall,
  listSalesCall,
  moveNotaCall,
  readNotaCall,
  saveNotaCall,
  savePiecesCall,
} from '@lavanda/shared/contract/calls/sales';
import type { KeepCredit } from '@lavanda/shared/contract/schemas/credit';
import type { HandOverBody, MoveNota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import type { SavePieces } from '@lavanda/shared/contract/schemas/savePieces';
import { atRegister as ofRegister, registerId } from '@lavanda/shared/federation/register';
import { notaFromApi } from './fromApi';
import type { StoredNota } from './nota';

const LIST = { type: 'Nota', id: 'LIST' } as const;

/** Response of a save: the nota's id and its saved content. */
export interface AcceptedNota {
  inserted_id: string;
  data: StoredNota;
}

/** The active notas; `missing` is the number of active notas that didn't fit in the answer. */
export interface ActiveNotas {
  notas: StoredNota[];
  missing: number;
}

/** A search among the closed notas of one sucursal, or of all sucursales that the user sees. */
interface ClosedSearch {
  text: string;
  sucursal: string | undefined;
}

/** Maximum number of closed notas that a search shows, few enough to scan. Ventas lists the rest. */
const CLOSED_SHOWN = '6';

/** Seconds that an unused search of closed notas stays cached. */
const LIFETIME = 15;

/**
 * Adds this browser's register, which gives a new nota its clave and new pagos their caja, and, if there are new pagos, the time
 * at which they were taken. The time is the server's clock as known here; the server replaces it if it isn't plausible.
 */
function atRegister(body: SaveNota): SaveNota {
  const register = registerId();
  const pays = body.pagos?.some(({ fecha: date }) => date === undefined);
  return {
    ...body,
    ...(register !== undefined && { equipo: register }),
    ...(pays && { capturado: serverNow().toISOString() }),
  };
}

/** Endpoints of notas, injected into the shared API slice. A save refetches the nota, the lists and its cliente. */
export const notasApi = api.injectEndpoints({
  // Another version of this section may already have injected its endpoints.
  overrideExisting: true,
  endpoints: (build) => ({
    posActiveNotas: build.query<ActiveNotas, void>({
      query: () => activeNotasRequest(),
      transformResponse: ({ results, conteo: total }: AnswerOf<typeof listSalesCall>): ActiveNotas => ({
        notas: results.map(notaFromApi),
        missing: Math.max(0, (total ?? 0) - results.length),
      }),
      // A change of a nota that the list has to show invalidates LIST, so the list needs no tag for each of thousands of notas.
      providesTags: [LIST],
    }),
    /** The newest closed notas that match a text. */
    posClosedNotas: build.query<StoredNota[], ClosedSearch>({
      query: ({ text, sucursal }) =>
        requestOf(listSalesCall, { query: { user: text, sucursal, status: '10', notasPorPagina: CLOSED_SHOWN, pagina: '1' } }),
      transformResponse: ({ results }: AnswerOf<typeof listSalesCall>) => results.map(notaFromApi),
      providesTags: [LIST],
      keepUnusedDataFor: LIFETIME,
    }),
    posNota: build.query<StoredNota, string>({
      query: (id) => requestOf(readNotaCall, { params: { nota: id }, query: {} }),
      transformResponse: ({ data }: AnswerOf<typeof readNotaCall>) => notaFromApi(data),
      providesTags: (_nota, _error, id) => [{ type: 'Nota', id }],
    }),
    /** The cliente's pending recoleccion, or null. */
    posPendingOfCliente: build.query<StoredNota | null, string>({
      query: (userid) => requestOf(listSalesCall, { query: { userid, status: '-1' } }),
      transformResponse: ({ results }: AnswerOf<typeof listSalesCall>) => (results[0] ? notaFromApi(results[0]) : null),
      providesTags: [LIST],
    }),
    /** Moves a nota to another stage. `useMovedNotas` already shows the move, so the list isn't fetched again. */
    posMoveNota: build.mutation<StoredNota, MoveNota>({
      query: (body) => requestOf(moveNotaCall, { body: ofRegister(body) }),
      transformResponse: ({ data }: AnswerOf<typeof moveNotaCall>) => notaFromApi(data),
      invalidatesTags: (_nota, _error, { id }) => [{ type: 'Nota', id }],
    }),
    /** Hands over pieces or undoes that. Refetches after an error too, because only the answer may have been lost. */
    posHandOver: build.mutation<StoredNota, HandOverBody>({
      query: (body) => requestOf(handOverCall, { body }),
      transformResponse: ({ data }: AnswerOf<typeof handOverCall>) => notaFromApi(data),
      invalidatesTags: (_nota, _error, { id }) => [LIST, { type: 'Nota', id }],
    }),
    posSavePieces: build.mutation<StoredNota, SavePieces>({
      query: (body) => requestOf(savePiecesCall, { body }),
      transformResponse: ({ data }: AnswerOf<typeof savePiecesCall>) => notaFromApi(data),
      invalidatesTags: (nota, _error, { id }) => (nota ? [LIST, { type: 'Nota', id }] : []),
    }),
    /**
     * Keeps a nota's amount in favor as its cliente's credit. Refetches the nota after an error too: after a refusal the nota may
     * have changed, and without an answer the credit may be stored.
     */
    posKeepCredit: build.mutation<StoredNota, KeepCredit>({
      query: (body) => requestOf(keepCreditCall, { body }),
      transformResponse: ({ data }: AnswerOf<typeof keepCreditCall>) => notaFromApi(data),
      invalidatesTags: (nota, _error, { id }) => [
        ...[LIST, { type: 'Nota' as const, id }],
        ...(nota ? [{ type: 'Cliente' as const, id: nota.clienteId }] : []),
      ],
    }),
    posSaveNota: build.mutation<AcceptedNota, SaveNota>({
      query: (body) => requestOf(saveNotaCall, { body: atRegister(body) }),
      transformResponse: ({ inserted_id, data }: AnswerOf<typeof saveNotaCall>) => ({
        inserted_id,
        data: notaFromApi(data),
      }),
      invalidatesTags: (response) =>
        response ? [LIST, { type: 'Nota', id: response.inserted_id }, { type: 'Cliente', id: response.data.clienteId }] : [],
    }),
  }),
});

export const {
  usePosActiveNotasQuery,
  usePosClosedNotasQuery,
  usePosNotaQuery,
  usePosPendingOfClienteQuery,
  usePosKeepCreditMutation,
  usePosMoveNotaMutation,
  usePosHandOverMutation,
  usePosSaveNotaMutation,
  usePosSavePiecesMutation,
} = notasApi;
