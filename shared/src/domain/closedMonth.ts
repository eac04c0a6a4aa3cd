import { addDays, type LocalDay } from './dates.ts';
import { type StatusNota, TO_COLLECT } from './nota.ts';

/** Days that a month stays open after its end, so that late notas and pagos can still be written down. */
export const GRACE_DAYS = 5;

/**
 * The first day of the open months. Earlier months are closed, because the laundry has reported them: only roles with the
 * permission 'meses.cerrados' may date notas or pagos in them, or change the amounts of their notas.
 * @param today local day of the sucursal
 */
export function firstOpenDay(today: LocalDay): LocalDay {
  const firstOfMonth = (day: LocalDay) => `${day.slice(0, 7)}-01`;
  return firstOfMonth(addDays(firstOfMonth(today), Number(today.slice(8)) > GRACE_DAYS ? 0 : -1));
}

/**
 * Whether a stored nota is of a closed month. Its charges then stay as they were saved, but the nota can still be paid and handed
 * over. False for a recoleccion, which has no amounts yet.
 * @param firstOpenDay null or undefined for a role that may change every month
 */
export function isSettled(nota: { status: StatusNota; fecha: LocalDay }, firstOpenDay: LocalDay | null | undefined): boolean {
  return firstOpenDay != null && nota.status !== TO_COLLECT && nota.fecha < firstOpenDay;
}
