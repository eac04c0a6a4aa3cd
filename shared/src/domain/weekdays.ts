import { type LocalDay, weekday } from './dates.ts';

/** Names of the weekdays in Spanish, Sunday first, as `weekday` counts them from 1. */
export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const;

/** The weekday of a day, in lower case as inside a sentence. */
export function weekdayName(day: LocalDay): string {
  return WEEKDAYS[weekday(day) - 1] ?? day;
}
