import { useLocalTimes } from '../layout/localTimes';
import { type CorteRow, describeListed } from './corteRow';
import { type CortesQuery, useVentasCortesInfiniteQuery } from './endpoints';
import { useZones } from './useZones';

/** The loaded part of the past cortes, and how to load more. */
export interface CortesList {
  /** Undefined until the first page is loaded. */
  rows: readonly CorteRow[] | undefined;
  withSucursal: boolean;
  /** Time of the last successful fetch, 'HH:MM', by the clock of the user's sucursal. */
  readAt: string;
  hasMore: boolean;
  loadingMore: boolean;
  /** Error of the last fetch; undefined while fetching and after a success. */
  error: unknown;
  /** True when a later page failed, not the first. */
  isMoreError: boolean;
  loadMore(): void;
  retry(): void;
}

export function useCortes(query: CortesQuery): CortesList {
  const { timesOf, withSucursal } = useZones();
  const own = useLocalTimes(undefined);
  const answer = useVentasCortesInfiniteQuery(query, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fulfilledTimeStamp } = answer;
  const { fetchNextPage, refetch } = answer;
  const rows = currentData?.pages
    .flatMap(({ cortes }) => cortes)
    .map((corte) => describeListed(corte, timesOf(corte.sucursal), withSucursal));
  return {
    rows,
    withSucursal,
    readAt: own.hour(fulfilledTimeStamp ?? Date.now()),
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    error: isFetching ? undefined : error,
    isMoreError: isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
