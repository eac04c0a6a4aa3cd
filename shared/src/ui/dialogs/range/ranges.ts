import { addDays, type LocalDay } from '../../../domain/dates.ts';
import { RANGE_TEXTS } from '../../texts.ts';

/** Days from `from` to `until`, both included; '' is an open end. */
export interface DayRange {
  from: LocalDay | '';
  until: LocalDay | '';
}

export type RangeEnd = 'from' | 'until';

/**
 * @returns the range after `day` is chosen for `end`, and the end to choose next. A last day before the first begins a new
 * range.
 */
export function selectDay({ from, until }: DayRange, end: RangeEnd, day: LocalDay): { range: DayRange; end: RangeEnd } {
  if (end === 'from') return { range: { from: day, until: until >= day ? until : '' }, end: 'until' };
  if (from !== '' && day < from) return { range: { from: day, until: '' }, end: 'until' };
  return { range: { from, until: day }, end: 'from' };
}

/** Quick ranges counted from the sucursal's `today`. All of them end today, except yesterday and last month. */
export function quickRanges(today: LocalDay): { label: string; value: { from: LocalDay; until: LocalDay } }[] {
  const yesterday = addDays(today, -1);
  const ofPreviousMonth = addDays(`${today.slice(0, 7)}-01`, -1);
  return [
    { label: RANGE_TEXTS.today, value: { from: today, until: today } },
    { label: RANGE_TEXTS.yesterday, value: { from: yesterday, until: yesterday } },
    { label: RANGE_TEXTS.last7, value: { from: addDays(today, -6), until: today } },
    { label: RANGE_TEXTS.thisMonth, value: { from: `${today.slice(0, 7)}-01`, until: today } },
    {
      label: RANGE_TEXTS.previousMonth,
      value: { from: `${ofPreviousMonth.slice(0, 7)}-01`, until: ofPreviousMonth },
    },
    { label: RANGE_TEXTS.thisYear, value: { from: `${today.slice(0, 4)}-01-01`, until: today } },
  ];
}
