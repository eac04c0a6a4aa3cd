import { useDashboardSummaryQuery } from './endpoints';
import { windowOf } from './reportWindow';

/** The figures of a year and of those it is compared with. @param today the current day, which bounds them */
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
