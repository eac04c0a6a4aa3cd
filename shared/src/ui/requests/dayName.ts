import { addDays, type LocalDay } from '../../domain/dates.ts';
import { dayAndMonth } from '../../domain/tag.ts';
import { capitalized } from '../../domain/text.ts';
import { weekdayName } from '../../domain/weekdays.ts';

/** Names a day: 'Hoy', 'Mañana', or 'Sábado 19 dic', with its year when that isn't the year of `today`. */
export function dayName(day: LocalDay, today: LocalDay): string {
  if (day === today) return 'Hoy';
  if (day === addDays(today, 1)) return 'Mañana';
  const text = `${capitalized(weekdayName(day))} ${dayAndMonth(day)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${day.slice(0, 4)}`;
}
