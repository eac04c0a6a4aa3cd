import { useClientesPageInfiniteQuery } from '../clientes/endpoints';

/** Clientes whose name or phone matches `name` ('' for all), with the pages loaded so far. */
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

/** The next page is loaded when at most this many rows remain below the viewport. */
export const LOOKAHEAD = 8;

/** Loads the next page, unless that page is being loaded, or failed: then only the retry button loads it (spec 9). */
export function loadNext({ hasMore, loadingMore, nextError, loadMore }: List): void {
  if (hasMore && !loadingMore && !nextError) void loadMore();
}
