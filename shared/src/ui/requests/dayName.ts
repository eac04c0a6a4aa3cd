import { addDays, type LocalDay } from '../../domain/dates.ts';
import { weekdayName } from '../../domain/weekdays.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

/** Names a day: 'Hoy', 'Mañana', or 'Sábado 19 dic', with its year when that isn't the year of `today`. */
export function dayName(day: LocalDay, today: LocalDay): string {
  if (day === today) return 'Hoy';
  if (day === addDays(today, 1)) return 'Mañana';
  const name = weekdayName(day);
  const text = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${day.slice(0, 4)}`;
}
