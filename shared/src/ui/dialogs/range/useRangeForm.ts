import { useRef, useState } from 'react';
import { isLocalDay, type LocalDay } from '../../../domain/dates.ts';
import { RANGE_TEXTS } from '../../texts.ts';
import { type DayRange, type RangeEnd, selectDay } from './ranges.ts';

interface RangeFormOptions extends DayRange {
  today: LocalDay;
  onApply(range: DayRange): void;
}

/** Why one end of the range can't be applied, or undefined. */
function faultOf({ from, until }: DayRange, which: RangeEnd): string | undefined {
  const text = which === 'from' ? from : until;
  if (text !== '' && !isLocalDay(text)) return RANGE_TEXTS.malformed;
  const crossed = which === 'until' && isLocalDay(from) && isLocalDay(until) && until < from;
  return crossed ? RANGE_TEXTS.reversed : undefined;
}

/** State of the dialog that chooses a range: the typed ends, the end to choose next, and the month of the calendars. */
export function useRangeForm({ from, until, today, onApply }: RangeFormOptions) {
  const [range, setRange] = useState<DayRange>({ from, until });
  const [end, setEnd] = useState<RangeEnd>('from');
  const [month, setMonth] = useState<LocalDay>(until || from || today);
  const [checked, setChecked] = useState(false);
  const fields = { from: useRef<HTMLInputElement>(null), until: useRef<HTMLInputElement>(null) };

  return {
    range,
    /** The end that the next day chosen in the calendar fills. */
    end,
    setEnd,
    month,
    fields,
    /** Errors are shown only after the user tried to accept the dialog. */
    errorOf: (which: RangeEnd) => (checked ? faultOf(range, which) : undefined),
    write(which: RangeEnd, text: string) {
      setRange({ ...range, [which]: text });
      setChecked(false);
      if (isLocalDay(text)) setMonth(text);
    },
    selectDay(day: LocalDay) {
      const next = selectDay(range, end, day);
      setRange(next.range);
      setEnd(next.end);
    },
    /** Takes a quick range; the calendars show its end. */
    selectRange(selected: DayRange) {
      setRange(selected);
      setMonth(selected.until);
      setEnd('from');
    },
    apply() {
      setChecked(true);
      const invalid = (['from', 'until'] as const).find((which) => faultOf(range, which) !== undefined);
      if (invalid) fields[invalid].current?.focus();
      else onApply(range);
    },
  };
}
