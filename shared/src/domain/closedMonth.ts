import { addDays, type LocalDay } from './dates.ts';

/** Days that a month stays open after its last one, for what was left to write down. */
export const GRACE_DAYS = 5;

/**
 * The first day of the open months. What a laundry reported of earlier months is settled: only who may (permission
 * 'meses.cerrados') dates notas or pagos there, or changes what their notas add up to.
 * @param today local day of the sucursal
 */
export function firstOpenDay(today: LocalDay): LocalDay {
  const firstOfMonth = (day: LocalDay) => `${day.slice(0, 7)}-01`;
  return firstOfMonth(addDays(firstOfMonth(today), Number(today.slice(8)) > GRACE_DAYS ? 0 : -1));
}
