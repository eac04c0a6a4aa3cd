import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Filters } from '../filters/filters';
import { useVentasPageInfiniteQuery } from '../sales/endpoints';
import type { Sale } from '../sales/sale';

const NONE: readonly Sale[] = [];

/** The filtered list as far as it is loaded, and how to load more. `filtros` null: not known yet. */
export interface SalesList {
  rows: readonly Sale[];
  /** How many match, up to 1,001; null while it isn't known. */
  conteo: number | null;
  /** There is something to show, even if it is that there is nothing. */
  list: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** What failed, and whether it was a further page. */
  error: unknown;
  loadMore(): void;
  retry(): void;
}

export function useSales(filters: Filters | null): SalesList {
  const query = useVentasPageInfiniteQuery(filters ?? skipToken);
  const { currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const pages = currentData?.pages;
  const rows = pages?.flatMap((page) => page.rows) ?? NONE;
  useRefresh(filters, pages !== undefined, () => void refetch({ refetchCachedPages: false }));

  const complete = pages !== undefined && !hasNextPage;
  return {
    rows,
    conteo: complete ? rows.length : (pages?.[0]?.conteo ?? null),
    list: pages !== undefined,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    error: isFetching ? undefined : error,
    loadMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Rows kept from an earlier visit are asked for again from the first page, except on Back: it returns to them as they were. */
function useRefresh(filters: Filters | null, saved: boolean, refresh: () => void) {
  const goBack = useNavigationType() === 'POP';
  const seenOne = useRef<Filters | null>(null);
  // Left and kept, the next visit is another one.
  useEffect(
    () => () => {
      seenOne.current = null;
    },
    [],
  );
  useEffect(() => {
    if (filters === null || seenOne.current === filters) return;
    seenOne.current = filters;
    if (saved && !goBack) refresh();
  });
}
