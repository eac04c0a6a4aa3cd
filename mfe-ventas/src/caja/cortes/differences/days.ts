import type { LocalDay } from '@lavanda/shared/domain/dates';

const LONG = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const noon = (day: LocalDay) => new Date(`${day}T12:00:00Z`);

/** Formats a day as '27 de noviembre'. */
export const longDay = (day: LocalDay): string => LONG.format(noon(day));

/** Formats a day as '27 nov'. */
export const shortDay = (day: LocalDay): string => SHORT.format(noon(day)).replace('.', '').replace(' de ', ' ');
