import { type Agenda, dayState, fillOf, hasCapacity, type Load, promisedOn } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { styled } from '@mui/material/styles';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use } from 'react';
import { PROMISE_TEXTS as T } from './texts';

/** Data from which the days of a calendar are drawn. */
export interface DaysValue {
  agenda: Agenda;
  /** Load of the nota being written. */
  own: Load;
  today: LocalDay;
}

/** Null outside the calendar of promised days, and within it while there is no agenda. */
export const Days = createContext<DaysValue | null>(null);

/** A day of the calendar with a bar of its load, or with a word that says why the nota doesn't fit on that day. */
export function PromiseDay(props: PickerDayProps) {
  const days = use(Days);
  const day = props.day.format('YYYY-MM-DD');
  if (!days || props.outsideCurrentMonth) return <PickerDay {...props} />;
  const { agenda, own, today } = days;
  const isToday = day === today;
  const state = dayState(agenda, day, own);
  const number = props.day.format('D');
  const past = day < today || (props.disabled && state !== 'closed');
  const fill = fillOf(agenda.capacity, promisedOn(agenda, day));
  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={past ? number : T.dayLabel(number, T.states[state])}
    >
      <Cell data-state={state}>
        <span>{number}</span>
        {!past && state === 'room' && hasCapacity(agenda.capacity) && (
          <i aria-hidden>
            <b style={{ width: `${fill * 100}%` }} />
          </i>
        )}
        {!past && state !== 'room' && <small>{T.states[state]}</small>}
      </Cell>
    </PickerDay>
  );
}

const Cell = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  lineHeight: '20px',
  '& small': { marginTop: -3, fontSize: 12, lineHeight: '14px', fontWeight: 600, letterSpacing: '-.01em', whiteSpace: 'nowrap' },
  '&[data-state="full"] small, &[data-state="short"] small': { color: vars.palette.warning.main },
  '&[data-state="closed"] small': { color: vars.palette.text.secondary, fontWeight: 500 },
  '.Mui-selected &[data-state] small': { color: 'inherit' },
  '& i': {
    width: 30,
    height: 6,
    marginBottom: 2,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: vars.palette.background.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
  },
  '& b': { display: 'block', height: '100%', borderRadius: 3, backgroundColor: vars.palette.text.secondary },
  '.Mui-selected & i': { backgroundColor: 'color-mix(in srgb, currentColor 28%, transparent)', boxShadow: 'none' },
  '.Mui-selected & b': { backgroundColor: 'currentColor' },
}));
