import { useDashboardSummaryQuery } from './endpoints';
import { windowOf } from './reportWindow';

/** The figures of a year and of the year before. @param today local date; tells if the server's default dates suffice */
export function useSummary(year: number, today: string) {
  return useDashboardSummaryQuery(windowOf(year, Number(today.slice(0, 4))), {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    // Re-renders the charts only when the figures change, not when a refetch begins or ends.
    selectFromResult: ({ currentData, data, error, fulfilledTimeStamp }) => ({
      currentData,
      data,
      error,
      fulfilledTimeStamp: error ? fulfilledTimeStamp : undefined,
    }),
  });
}
