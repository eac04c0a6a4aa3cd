import { type LocalDay, weekday } from './dates.ts';
import { searchable } from './text.ts';

/** Stems of the weekdays in Spanish, Sunday first, as `weekday` counts them. */
const STEMS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'] as const;

const DAY_NAME = /\b(domingos?|dom|lunes|lun|martes|mar|miercoles|mie|jueves|jue|viernes|vie|sabados?|sab)\b\.?/g;

/** What stands between two names that begin and end a range: 'lunes a sábado', 'lun-sáb'. */
const RANGE = /^\s*(a|al|hasta|-|–|—)\s*$/;

const ALL: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays that a line of opening hours names, 1 (Sunday) to 7. */
function namedDays(line: string): number[] {
  if (/\b(diario|diariamente|todos los dias)\b/.test(line)) return [...ALL];
  const names = [...line.matchAll(DAY_NAME)].map((match) => ({
    day: STEMS.findIndex((stem) => match[0].startsWith(stem)) + 1,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return names.flatMap(({ day, start }, place) => {
    const before = names[place - 1];
    if (!before || !RANGE.test(line.slice(before.end, start))) return [day];
    const length = (day - before.day + 7) % 7;
    return ALL.slice(0, length).map((step) => ((before.day - 1 + step) % 7) + 1);
  });
}

/**
 * Weekdays on which a sucursal opens, 1 (Sunday) to 7, read from its opening hours, which are free text with one range a
 * line. Hours that name no day, or close all of them, say nothing: then every day is open.
 */
export function openWeekdays(hours: string): ReadonlySet<number> {
  const lines = hours.split('\n').map((line) => searchable(line));
  const isClosed = (line: string) => /\bcerrad[oa]s?\b/.test(line);
  const closed = new Set(lines.filter(isClosed).flatMap(namedDays));
  const named = lines.filter((line) => !isClosed(line)).flatMap(namedDays);
  const open = (named.length > 0 ? named : ALL).filter((day) => !closed.has(day));
  return new Set(open.length > 0 ? open : ALL);
}

/** Whether a sucursal with these opening hours opens on the day. */
export function isOpenOn(hours: string, day: LocalDay): boolean {
  return openWeekdays(hours).has(weekday(day));
}
