import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Filters } from '../filters/filters';
import { useVentasPageInfiniteQuery } from '../sales/endpoints';
import type { Sale } from '../sales/sale';

const NONE: readonly Sale[] = [];

/** The loaded part of the filtered list, and how to load more. */
export interface SalesList {
  rows: readonly Sale[];
  /** Number of notas that match the filters, at most 1,001 until all of them are loaded; null before the first page. */
  count: number | null;
  /** True once the first page has arrived, even if it is empty. */
  isLoaded: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** Error of the last fetch, of the first or a later page; undefined while fetching and after a success. */
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
    count: complete ? rows.length : (pages?.[0]?.count ?? null),
    isLoaded: pages !== undefined,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    error: isFetching ? undefined : error,
    loadMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Refetches rows cached by an earlier visit, except after Back or Forward, which show them as the user left them. */
function useRefresh(filters: Filters | null, saved: boolean, refresh: () => void) {
  const wentBack = useNavigationType() === 'POP';
  const lastCounted = useRef<Filters | null>(null);
  // Leaving the section runs this cleanup but keeps the refs, so the reset makes the next visit refetch.
  useEffect(
    () => () => {
      lastCounted.current = null;
    },
    [],
  );
  useEffect(() => {
    if (filters === null || lastCounted.current === filters) return;
    lastCounted.current = filters;
    if (saved && !wentBack) refresh();
  });
}
