import { addDays, dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { dayLabel } from '../dayLabel';
import { BOARD_TEXTS } from './texts';

/** When a cliente was notified, in the sucursal's time, such as '10:42', 'ayer 18:05' or '7 dic 18:05'. */
export function noticeTime(moment: string, zone: string, today: LocalDay): string {
  const date = new Date(moment);
  const [day, hour] = [dayIn(zone, date), hourIn(zone, date)];
  if (day === today) return hour;
  return day === addDays(today, -1) ? BOARD_TEXTS.yesterday(hour) : `${dayLabel(day, today)} ${hour}`;
}
