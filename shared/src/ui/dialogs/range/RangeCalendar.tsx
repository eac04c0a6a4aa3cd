import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import dayjs from 'dayjs';
import type { LocalDay } from '../../../domain/dates.ts';
import { CALENDAR } from '../calendarStyle.ts';
import { RangeDay } from './RangeDay.tsx';

interface RangeCalendarProps {
  /** A day of the month from which `offset` counts. */
  month: LocalDay;
  /** How many months after `month` this calendar shows. */
  offset: number;
  onSelect(day: LocalDay): void;
}

/** A calendar in which the days of the range are marked. */
export default function RangeCalendar({ month, offset, onSelect }: RangeCalendarProps) {
  return (
    <DateCalendar
      value={null}
      referenceDate={dayjs(month).startOf('month').add(offset, 'month')}
      onChange={(day, _, view) => day && view !== 'year' && onSelect(day.format('YYYY-MM-DD'))}
      slots={{ day: RangeDay }}
      sx={CALENDAR}
    />
  );
}
