import { serverNow } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { dayAndMonth } from '@lavanda/shared/domain/tag';

/** Formats a time on the clock of a sucursal's time zone: '13:51' for today, '9 dic 13:51' for another day. */
export function momentOf(iso: string, zone: string): string {
  const moment = new Date(iso);
  const day = dayIn(zone, moment);
  return `${day === dayIn(zone, serverNow()) ? '' : `${dayAndMonth(day)} `}${hourIn(zone, moment)}`;
}
