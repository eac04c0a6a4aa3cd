import { addDays, type LocalDay } from './dates.ts';
import { isOneLine } from './oneLineText.ts';
import { type ClosedDays, closedDays, isClosed, type OpenHours, openHours } from './openingHours.ts';
import { oneSpace } from './text.ts';

/** A window of a recoleccion, 'HH:MM' in the sucursal's time zone. */
export interface TimeWindow {
  start: string;
  end: string;
}

/** The windows that the product offers, at the counter and on the cliente's link. */
export const PICKUP_WINDOWS: readonly TimeWindow[] = [
  { start: '09:00', end: '11:00' },
  { start: '10:00', end: '12:00' },
  { start: '16:00', end: '18:00' },
  { start: '18:00', end: '20:00' },
];

/** Number of open days that a cliente may choose from. */
export const PICKUP_DAYS = 7;

/** Longest comment that a cliente writes with a request, and longest reason to decline it. */
export const MAX_PICKUP_COMMENT = 200;
export const MAX_DECLINE_REASON = 200;

/** How many days ahead open days are looked for: enough for a sucursal that opens once a week. */
const HORIZON = 7 * PICKUP_DAYS;

/** Date and time at the sucursal, by its own zone. */
export interface SucursalMoment {
  today: LocalDay;
  /** 'HH:MM'. */
  hour: string;
}

/** A cliente's wish, as it was typed. */
export interface TypedPickup {
  day: string;
  window: string;
  comment: string;
}

export interface PickupWish extends TimeWindow {
  day: LocalDay;
  comment: string;
}

const isAhead = ({ start }: TimeWindow, day: LocalDay, { today, hour }: SucursalMoment): boolean =>
  day > today || (day === today && start > hour);

/** The data that decides on which days a sucursal is open: its opening hours, and the closed days of its settings. */
export interface OpenDays {
  hours: string;
  closed: ClosedDays;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a window lies within a day's opening hours; always true when the opening hours can't be read. */
function isWithin({ start, end }: TimeWindow, hours: OpenHours | null): boolean {
  return hours === null || (minutesOf(start) >= hours.from && minutesOf(end) <= hours.until);
}

/** The windows of a day that haven't begun and lie within its opening hours; none on a closed day (day.md 6). */
export function pickupWindows({ hours, closed }: OpenDays, day: LocalDay, moment: SucursalMoment): TimeWindow[] {
  if (isClosed(closedDays(hours, closed), day)) return [];
  const open = openHours(hours, day);
  return PICKUP_WINDOWS.filter((window) => isAhead(window, day, moment) && isWithin(window, open));
}

/** The next days on which a window can be chosen, from today on, at most `PICKUP_DAYS`. */
export function pickupDays(open: OpenDays, moment: SucursalMoment): LocalDay[] {
  return Array.from({ length: HORIZON }, (_, days) => addDays(moment.today, days))
    .filter((day) => pickupWindows(open, day, moment).length > 0)
    .slice(0, PICKUP_DAYS);
}

/** A window's name in forms: '09:00-11:00'. */
export function windowKey({ start, end }: TimeWindow): string {
  return `${start}-${end}`;
}

/** The typed wish, parsed, or the Spanish reason why it can't be granted. */
export function parsePickup(typed: TypedPickup, open: OpenDays, moment: SucursalMoment): PickupWish | string {
  const window = PICKUP_WINDOWS.find((one) => windowKey(one) === typed.window);
  const comment = oneSpace(typed.comment);
  if (!pickupDays(open, moment).includes(typed.day)) return 'Elige uno de los días de la lista.';
  if (!window) return 'Elige entre qué horas pasamos.';
  if (!isAhead(window, typed.day, moment)) return 'Ese horario de hoy ya pasó. Elige otro.';
  if (!isWithin(window, openHours(open.hours, typed.day))) return 'A esa hora está cerrado ese día. Elige otro horario.';
  if (comment.length > MAX_PICKUP_COMMENT) return `Escribe el comentario en ${MAX_PICKUP_COMMENT} letras como máximo.`;
  if (!isOneLine(comment)) return 'El comentario tiene caracteres invisibles. Bórralo y escríbelo de nuevo.';
  return { day: typed.day, start: window.start, end: window.end, comment };
}
