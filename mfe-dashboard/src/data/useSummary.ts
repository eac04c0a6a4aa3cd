import { SUMMARY_YEARS } from '@lavanda/shared/domain/report';
import type { TimeWindow } from './endpoints';
import { useDashboardSummaryQuery } from './endpoints';

/** The dates to request for `year` and the year before. Empty when the server's default (the latest years) includes both. */
function windowOf(year: number, currentYear: number): TimeWindow {
  if (year - 1 > currentYear - SUMMARY_YEARS) return {};
  return { fechaInicial: `${year - 1}-01-01`, fechaFinal: `${year}-12-31` };
}

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
