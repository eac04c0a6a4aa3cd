import { styled } from '@mui/material/styles';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use } from 'react';
import type { LocalDay } from '../../../domain/dates.ts';
import type { DayRange } from './ranges.ts';

/** The range drawn in the calendars, and the sucursal's today. */
export const DateRange = createContext<DayRange & { today: LocalDay }>({ from: '', until: '', today: '' });

/** A day of a range calendar, styled as an end of the range, inside it or outside. */
export function RangeDay(props: PickerDayProps) {
  const { from, until, today } = use(DateRange);
  const day = props.day.format('YYYY-MM-DD');
  const isEnd = day === from || day === until;
  const isSpan = from !== '' && until !== '' && from < until;
  const part = !isSpan ? undefined : day === from ? 'inicio' : day === until ? 'fin' : day > from && day < until && 'dentro';
  return (
    <Band data-part={part || undefined} role="presentation" data-outside={props.outsideCurrentMonth || undefined}>
      <PickerDay
        {...props}
        selected={isEnd}
        aria-selected={isEnd || part === 'dentro'}
        today={day === today}
        aria-current={day === today ? 'date' : undefined}
      />
    </Band>
  );
}

/** Band of colour behind the days of the range; behind the first and the last day it fills only the half that is in the range. */
const Band = styled('div')(({ theme }) => {
  const tint = theme.vars.palette.primary.light;
  return {
    flex: '1 1 44px',
    display: 'grid',
    justifyItems: 'center',
    '& .MuiPickerDay-root, & .MuiPickersDay-root': {
      width: 44,
      height: 44,
      margin: 0,
      borderRadius: '50%',
      fontSize: 15,
      fontWeight: 500,
    },
    '&[data-part="dentro"]': { backgroundColor: tint },
    '&[data-part="inicio"]': { background: `linear-gradient(90deg, transparent 50%, ${tint} 50%)` },
    '&[data-part="fin"]': { background: `linear-gradient(90deg, ${tint} 50%, transparent 50%)` },
    '&[data-outside]': { background: 'none' },
  };
});
