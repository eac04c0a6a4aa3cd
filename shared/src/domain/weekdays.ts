import { type LocalDay, weekday } from './dates.ts';

/** Names of the weekdays in Spanish, Sunday first, as `weekday` counts them from 1. */
export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** The name of a weekday. @param number 1 (Sunday) to 7 */
export function weekdayOf(number: number): string {
  return WEEKDAYS[number - 1] ?? '';
}

/** The weekday of a day, in lower case as inside a sentence. */
export function weekdayName(day: LocalDay): string {
  return weekdayOf(weekday(day)) || day;
}
