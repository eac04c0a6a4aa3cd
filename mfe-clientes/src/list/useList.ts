import { useClientesPageInfiniteQuery } from '../clientes/endpoints';

/** Clientes whose name matches `name` ('' for all), with the pages loaded so far. */
export function useList(name: string) {
  const query = useClientesPageInfiniteQuery(name, { refetchOnMountOrArgChange: 30 });
  const { currentData, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const clientes = currentData?.pages.flatMap((page) => page.clientes);
  return {
    clientes,
    error: clientes === undefined ? error : undefined,
    nextError: isFetchNextPageError ? error : undefined,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
    refetch,
  };
}

export type List = ReturnType<typeof useList>;

/** The next page loads when this many rows or fewer remain below the window. */
export const LOOKAHEAD = 8;

/** Loads the next page unless it is already loading or failed to load; then only the retry button does (spec 9). */
export function loadNext({ hasMore, loadingMore, nextError, loadMore }: List): void {
  if (hasMore && !loadingMore && !nextError) void loadMore();
}
