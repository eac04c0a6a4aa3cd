import type { LocalDay } from '@lavanda/shared/domain/dates';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

/** A day as shown on a card: '28 nov', with the year if it isn't the year of `today`. */
export function dayLabel(day: LocalDay, today: LocalDay): string {
  const short = `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
  return day.slice(0, 4) === today.slice(0, 4) ? short : `${short} ${day.slice(0, 4)}`;
}
