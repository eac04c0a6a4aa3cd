import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import {
  listSalesCall,
  readNotaCall,
  restoreNotasCall,
  returnVoidedCall,
  salesTotalsCall,
  voidNotasCall,
} from '@lavanda/shared/contract/calls/sales';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { ReturnVoided } from '@lavanda/shared/contract/schemas/voids';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import type { VoidedMoney } from '@lavanda/shared/domain/voiding';
import { atRegister } from '@lavanda/shared/federation/register';
import { type Filters, queryOf } from '../filters/filters';
import { type Sale, saleFromApi } from './sale';

const LIST = { type: 'Nota', id: 'LIST' } as const;
/**
 * Tags to refetch after a void or restore, also after a refusal or a lost answer, because the notas may have changed. The
 * adeudo and credit of their clientes change with them.
 */
const changed = (_response: unknown, _error: unknown, { items }: { items: readonly string[] }) => [
  LIST,
  'Cliente' as const,
  ...items.map((id) => ({ type: 'Nota' as const, id })),
];

/** Notas per page (spec 9). */
export const PAGE_SIZE = 20;

/** Maximum notas per void or restore call (API contract). */
export const PER_CALL = 200;

export interface Page {
  rows: Sale[];
  /** True when the page is full and the server's cursor for the next page isn't null, so another page may follow. */
  filled: boolean;
  /** Cursor of the next page; null when the server sends none. */
  next: string | null;
  /** Number of matching notas, at most 1,001. Only the first page has it; null on the others. */
  count: number | null;
}

/** Sums of all the notas that match the filters. */
export interface Totals {
  count: number;
  /** Null when hidden from the user who counts the cash of an open turno. */
  total: Centavos | null;
  adeudo: Centavos;
  /** Amount that the laundry owes for overpaid notas, centavos; not subtracted from `adeudo`. */
  favor: Centavos;
  /** Sum of the abonos of voided notas, centavos; null in the list of sales. */
  abonos: Centavos | null;
}

/**
 * Notas to void, the reason ('' for none), and what was done with their money (null when they hold none). A retry with the same
 * `operation` voids and returns nothing twice.
 */
export interface VoidRequest {
  items: string[];
  operation: string;
  reason: string;
  money: VoidedMoney | null;
}

/** True when the void returns money, which leaves this register's caja. */
export const isReturned = (money: VoidedMoney | null): boolean => money?.dinero === 'devuelto';

/** Voided notas to restore. `undo` also cancels the returns made by the void, for money that never left the caja. */
interface RestoreRequest {
  items: string[];
  undo: boolean;
}

interface Place {
  page: number;
  after: string | null;
}

/** Endpoints of the sales section, injected into the shared API slice. */
export const salesApi = api.injectEndpoints({
  // The api object is shared: another version of this section may have injected endpoints of these names, which these replace.
  overrideExisting: true,
  endpoints: (build) => ({
    ventasPage: build.infiniteQuery<Page, Filters, Place>({
      infiniteQueryOptions: {
        initialPageParam: { page: 1, after: null },
        getNextPageParam: (lastPage, _pages, { page }) =>
          lastPage.filled ? { page: page + 1, after: lastPage.next } : undefined,
      },
      query: ({ queryArg, pageParam: { page, after } }) =>
        requestOf(listSalesCall, {
          query: {
            ...queryOf(queryArg),
            notasPorPagina: String(PAGE_SIZE),
            pagina: String(page),
            despues: after ?? undefined,
          },
        }),
      transformResponse: ({ results, siguiente: next, conteo: count }: AnswerOf<typeof listSalesCall>): Page => ({
        rows: results.map(saleFromApi),
        filled: results.length >= PAGE_SIZE && next !== null,
        next: next ?? null,
        count: count ?? null,
      }),
      keepUnusedDataFor: 300,
      providesTags: [LIST],
    }),
    ventasTotals: build.query<Totals, Filters>({
      query: (filters) => requestOf(salesTotalsCall, { query: queryOf(filters) }),
      transformResponse: ({
        conteo: count,
        total,
        adeudo,
        favor,
        abonos,
        total_oculto: hidden = false,
      }: AnswerOf<typeof salesTotalsCall>): Totals => ({
        count,
        total: hidden ? null : toCents(total),
        adeudo: toCents(adeudo),
        favor: toCents(favor ?? 0),
        abonos: abonos === undefined ? null : toCents(abonos),
      }),
      providesTags: [LIST],
    }),
    /** Reads a nota by its id. With `voidedToo`, for users who may void notas, a voided nota is found too. */
    ventasNota: build.query<Nota, { id: string; voidedToo: boolean }>({
      query: ({ id, voidedToo }) =>
        requestOf(readNotaCall, { params: { nota: id }, query: voidedToo ? { anulada: 'true' } : {} }),
      transformResponse: ({ data }: AnswerOf<typeof readNotaCall>) => data,
      providesTags: (_nota, _error, { id }) => [{ type: 'Nota', id }],
    }),
    ventasRemove: build.mutation<AnswerOf<typeof voidNotasCall>, VoidRequest>({
      query: ({ items, operation, reason, money }) => {
        const answer = money && { dinero: money.dinero, ...(money.metodo && { metodo: money.metodo }) };
        const body = { items, operacion: operation, ...(reason !== '' && { motivo: reason }), ...answer };
        return requestOf(voidNotasCall, { body: isReturned(money) ? atRegister(body) : body });
      },
      invalidatesTags: changed,
    }),
    ventasRestore: build.mutation<AnswerOf<typeof restoreNotasCall>, RestoreRequest>({
      query: ({ items, undo }) => requestOf(restoreNotasCall, { body: undo ? atRegister({ items, deshacer: true }) : { items } }),
      invalidatesTags: changed,
    }),
    ventasReturnVoided: build.mutation<Nota, ReturnVoided>({
      query: (body) => requestOf(returnVoidedCall, { body: atRegister(body) }),
      transformResponse: ({ data }: AnswerOf<typeof returnVoidedCall>) => data,
      invalidatesTags: (_nota, _error, { id }) => [LIST, { type: 'Nota', id }],
    }),
  }),
});

export const { useVentasPageInfiniteQuery, useVentasTotalsQuery, useVentasNotaQuery, useVentasReturnVoidedMutation } = salesApi;
