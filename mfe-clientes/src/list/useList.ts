import { useClientesPageInfiniteQuery } from '../clientes/endpoints';

/** Customers that match `nombre` ('' for all), as many pages as have been reached. */
export function useList(name: string) {
  const query = useClientesPageInfiniteQuery(name, { refetchOnMountOrArgChange: 30 });
  const { currentData, error, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const clientes = currentData?.pages.flatMap((page) => page.clientes);
  return {
    clientes,
    /** The first page couldn't be had. */
    error: clientes === undefined ? error : undefined,
    /** The next one couldn't. */
    nextError: isFetchNextPageError ? error : undefined,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
    refetch,
  };
}

export type List = ReturnType<typeof useList>;

/** Rows before the last that call for the next page as they come in sight. */
export const LOOKAHEAD = 8;

/** Asks for the next page, unless it is on its way; after a failure it waits to be asked (spec 9). */
export function loadNext({ hasMore, loadingMore, nextError, loadMore }: List): void {
  if (hasMore && !loadingMore && !nextError) void loadMore();
}
