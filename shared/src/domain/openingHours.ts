import { type LocalDay, weekday } from './dates.ts';
import { searchable } from './text.ts';
import { WEEKDAYS } from './weekdays.ts';

/** Opening hours of a day, minutes from midnight. */
export interface OpenHours {
  from: number;
  until: number;
}

/** Days on which a sucursal neither hands over nor collects. */
export interface ClosedDays {
  /** 1 (Sunday) to 7 (Saturday). */
  weekdays: readonly number[];
  dates: readonly LocalDay[];
}

/** The meaning of one part of a line of opening hours. Commas and semicolons separate the parts. */
interface Clause {
  weekdays: readonly number[];
  closed: boolean;
  hours: OpenHours | null;
  /** Whether it is one day without more, so that a later 'cerrado' may be about it: 'sábado, domingo, cerrado'. */
  isAlone: boolean;
}

const STEMS = WEEKDAYS.map((name) => searchable(name).slice(0, 3));

const DAY_NAME = /\b(domingos?|dom|lunes|lun|martes|mar|miercoles|mie|jueves|jue|viernes|vie|sabados?|sab)\b\.?/g;

/** Words and signs that link the first and last day of a range: 'lunes a sábado', 'lun-sáb'. */
const RANGE = /^\s*(a|al|hasta|-|–|—)\s*$/;

const TIMES = /\b(\d{1,2}):(\d{2})\s*(?:a|-|–|—)\s*(\d{1,2}):(\d{2})\b/g;

const ALL: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Weekdays that a text names, 1 (Sunday) to 7. A range may go past Saturday, such as 'viernes a lunes'. */
function namedDays(text: string): readonly number[] {
  if (/\b(diario|diariamente|todos los dias)\b/.test(text)) return ALL;
  const names = [...text.matchAll(DAY_NAME)].map((match) => ({
    day: STEMS.findIndex((stem) => match[0].startsWith(stem)) + 1,
    start: match.index,
    end: match.index + match[0].length,
  }));
  return names.flatMap(({ day, start }, index) => {
    const before = names[index - 1];
    if (!before || !RANGE.test(text.slice(before.end, start))) return [day];
    const length = (day - before.day + 7) % 7;
    return ALL.slice(0, length).map((step) => ((before.day - 1 + step) % 7) + 1);
  });
}

/**
 * The only range of times in a text, in 24 hours; null for no range, several, another notation, or an end that isn't after the
 * start.
 */
function timesIn(text: string): OpenHours | null {
  const [times, another] = [...text.matchAll(TIMES)];
  if (!times || another || /\b[ap]\.? ?m\b/.test(text)) return null;
  const [fromHour = 0, fromMinute = 0, untilHour = 0, untilMinute = 0] = times.slice(1).map(Number);
  const hours = { from: fromHour * 60 + fromMinute, until: untilHour * 60 + untilMinute };
  return hours.from < hours.until && hours.until <= 24 * 60 ? hours : null;
}

/** Reads a line of opening hours, comma by comma: 'lunes a sábado', '8:00 a 20:00', 'domingo cerrado'. */
function clausesOf(line: string): Clause[] {
  const clauses: Clause[] = [];
  let closesRest = false;
  for (const part of line.split(/[,;]/)) {
    const weekdays = namedDays(part);
    const hours = timesIn(part);
    // In 'Cerrado: sábado, domingo' the word applies to all days after it; alone in its part, to the days listed before it.
    closesRest ||= /^\s*cerrad[oa]s?\b/.test(part) && weekdays.length > 0;
    if (clauses.length > 0 && /^\s*cerrad[oa]s?\W*$/.test(part)) closeListed(clauses);
    else if (weekdays.length > 0) {
      const isAlone = weekdays.length === 1 && part.replace(DAY_NAME, '').trim() === '';
      clauses.push({ weekdays, closed: closesRest || /\bcerrad[oa]s?\b/.test(part), hours, isAlone });
    } else {
      // Times without a day apply to all days before them: 'lunes, miércoles y viernes, 9:00 a 14:00'.
      for (const clause of clauses) {
        clause.hours ??= hours;
        clause.isAlone = false;
      }
    }
  }
  return clauses;
}

/** Closes the last clause and the single days listed just before it. */
function closeListed(clauses: readonly Clause[]): void {
  const other = clauses.slice(0, -1).findLastIndex(({ isAlone }) => !isAlone);
  for (const clause of clauses.slice(other + 1)) clause.closed = true;
}

const allClauses = (hours: string): Clause[] => hours.split('\n').flatMap((line) => clausesOf(searchable(line)));

function openIn(clauses: readonly Clause[]): ReadonlySet<number> {
  const closed = new Set(clauses.filter((clause) => clause.closed).flatMap(({ weekdays }) => weekdays));
  const named = clauses.filter((clause) => !clause.closed).flatMap(({ weekdays }) => weekdays);
  const open = (named.length > 0 ? named : ALL).filter((day) => !closed.has(day));
  return new Set(open.length > 0 ? open : ALL);
}

/**
 * Weekdays on which a sucursal opens, 1 (Sunday) to 7, read from its opening hours, which are free text. If the hours name no
 * day, or close every day, all days count as open.
 */
export function openWeekdays(hours: string): ReadonlySet<number> {
  return openIn(allClauses(hours));
}

/**
 * One day's hours, read from a sucursal's text, such as 'Lunes a sábado, 08:00 a 20:00'; null when the text closes that day, or
 * its hours can't be read.
 */
export function openHours(hours: string, day: LocalDay): OpenHours | null {
  const clauses = allClauses(hours);
  if (!openIn(clauses).has(weekday(day))) return null;
  return clauses.find(({ weekdays, closed }) => !closed && weekdays.includes(weekday(day)))?.hours ?? null;
}

/**
 * All days on which a sucursal is closed: the closed days of its settings, and the weekdays on which its opening hours don't
 * open.
 */
export function closedDays(hours: string, { weekdays, dates }: ClosedDays): ClosedDays {
  const open = openWeekdays(hours);
  return { weekdays: ALL.filter((day) => weekdays.includes(day) || !open.has(day)), dates };
}

/** Whether a day is one of the closed weekdays or dates. */
export function isClosed({ weekdays, dates }: ClosedDays, day: LocalDay): boolean {
  return weekdays.includes(weekday(day)) || dates.includes(day);
}
