import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';

/** First and last day, both inclusive; null for no limit. */
export interface DayRange {
  from: LocalDay | null;
  until: LocalDay | null;
}

/** A range of days split into whole months, for which the rollup has sums, and the remaining days at both ends. */
export interface MonthSplit {
  /**
   * First and last whole month as year * 100 + month (202611), both inclusive, with 0 and 999999 for no limit; null when the
   * range contains no whole month.
   */
  months: { first: number; last: number } | null;
  days: { from: LocalDay; until: LocalDay }[];
}

const FIRST_MONTH = 0;
const LAST_MONTH = 999_999;

const monthOf = (day: LocalDay): number => Number(day.slice(0, 4)) * 100 + Number(day.slice(5, 7));
const firstDay = (day: LocalDay): LocalDay => `${day.slice(0, 7)}-01`;
/** The first day of the following month. */
const nextMonth = (day: LocalDay): LocalDay => firstDay(addDays(firstDay(day), 31));

/**
 * Splits a range of days into months and days.
 * @param range whose `until` is not before `from`
 */
export function splitMonths({ from, until }: DayRange): MonthSplit {
  const start = from === null || from === firstDay(from) ? from : nextMonth(from);
  const end = until === null || addDays(until, 1) === nextMonth(until) ? until : addDays(firstDay(until), -1);
  if (from !== null && until !== null && start !== null && end !== null && end < start)
    return { months: null, days: [{ from, until }] };
  const days: MonthSplit['days'] = [];
  if (from !== null && start !== null && start !== from) days.push({ from, until: addDays(start, -1) });
  if (until !== null && end !== null && end !== until) days.push({ from: addDays(end, 1), until });
  return { months: { first: start ? monthOf(start) : FIRST_MONTH, last: end ? monthOf(end) : LAST_MONTH }, days };
}
