import { addDays, daysBetween, defaultPromiseDate, type LocalDay } from './dates.ts';
import type { Thousandths } from './money.ts';
import type { Unit } from './nota.ts';
import { type ClosedDays, isClosed, type OpenHours } from './openingHours.ts';

/** Work of a nota or of a day: integer grams and whole pieces. */
export interface Load {
  grams: number;
  pieces: number;
}

/** The work that a sucursal can finish in a day (day.md 4, 'Promesa honesta'); null means no limit. */
export interface Capacity {
  grams: number | null;
  pieces: number | null;
}

/** A sucursal's days: its capacity, the load already promised by day, and the closed days. */
export interface Agenda {
  capacity: Capacity;
  closed: ClosedDays;
  /** Load promised by day; a missing day has none. */
  promised: ReadonlyMap<LocalDay, Load>;
}

/** 'full': nothing is left in a measure that the nota needs. 'short': something is left, but less than the nota needs. */
export type DayState = 'closed' | 'full' | 'short' | 'room';

/** Maximum number of days in one answer, and of days ahead in which a day with room is looked for. */
export const MAX_CAPACITY_DAYS = 62;
/** Maximum number of single closed dates of a sucursal. */
export const MAX_CLOSED_DATES = 60;
/** Largest capacity of a day: 100 t, and 100,000 pieces. */
export const MAX_CAPACITY_GRAMS = 100_000_000;
export const MAX_CAPACITY_PIECES = 100_000;

export const NO_LOAD: Load = { grams: 0, pieces: 0 };

const MEASURES = ['grams', 'pieces'] as const;
type Measure = (typeof MEASURES)[number];

/** The load of a nota's lines. Flexible lines add nothing; part of a piece counts as a whole piece. */
export function loadOf(lines: readonly { medida: Unit; cantidad: Thousandths }[]): Load {
  const load = { ...NO_LOAD };
  for (const { medida: unit, cantidad: quantity } of lines) {
    if (unit === 'kg') load.grams += quantity;
    else if (unit === 'pz') load.pieces += Math.ceil(quantity / 1000);
  }
  return load;
}

/** Whether a load is larger than another in some measure. */
export function exceeds(one: Load, other: Load): boolean {
  return MEASURES.some((measure) => one[measure] > other[measure]);
}

/** Whether any measure of a sucursal has a daily limit. */
export function hasCapacity({ grams, pieces }: Capacity): boolean {
  return grams !== null || pieces !== null;
}

/** Load already promised for a day; none for a day that the agenda doesn't list. */
export function promisedOn({ promised }: Pick<Agenda, 'promised'>, day: LocalDay): Load {
  return promised.get(day) ?? NO_LOAD;
}

/** The measures that `own` needs; all measures for a nota without a load, such as one without lines yet. */
function neededBy(own: Load): readonly Measure[] {
  const needed = MEASURES.filter((measure) => own[measure] > 0);
  return needed.length === 0 ? MEASURES : needed;
}

/** Of the measures that `own` has, those in which the day would be over the capacity with `own` added. */
export function overIn(capacity: Capacity, promised: Load, own: Load): Measure[] {
  return MEASURES.filter((measure) => own[measure] > 0 && promised[measure] + own[measure] > (capacity[measure] ?? Infinity));
}

/** The state of a day for a nota of the load `own`. */
export function dayState(agenda: Agenda, day: LocalDay, own: Load): DayState {
  if (isClosed(agenda.closed, day)) return 'closed';
  const promised = promisedOn(agenda, day);
  if (neededBy(own).some((measure) => promised[measure] >= (agenda.capacity[measure] ?? Infinity))) return 'full';
  return overIn(agenda.capacity, promised, own).length > 0 ? 'short' : 'room';
}

/** The first day from `from` on, within MAX_CAPACITY_DAYS, that is open and has room; null when none has. */
export function firstDayWithRoom(agenda: Agenda, from: LocalDay, own: Load): LocalDay | null {
  for (let ahead = 0; ahead < MAX_CAPACITY_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (dayState(agenda, day, own) === 'room') return day;
  }
  return null;
}

/** The first open day from `from` on; `from` itself when none of MAX_CAPACITY_DAYS days is open. */
function firstOpen(closed: ClosedDays, from: LocalDay): LocalDay {
  for (let ahead = 0; ahead < MAX_CAPACITY_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (!isClosed(closed, day)) return day;
  }
  return from;
}

/**
 * The day to propose (day.md 4): the first day with room, not before the tenant's usual promise. If no day has room, it is the
 * first open day, and the counter asks the user.
 */
export function proposedDay(agenda: Agenda, date: LocalDay, express: boolean, deliveryDays: number, own: Load): LocalDay {
  const usual = defaultPromiseDate(date, express, deliveryDays);
  return firstDayWithRoom(agenda, usual, own) ?? firstOpen(agenda.closed, usual);
}

/** How full a day is, from 0 to 1: by kilos or by pieces, whichever is fuller. */
export function fillOf(capacity: Capacity, promised: Load): number {
  const shares = MEASURES.map((measure) => promised[measure] / (capacity[measure] ?? Infinity));
  return Math.min(1, Math.max(...shares));
}

/**
 * How many minutes after closing a day's work would be done; 0 when it is done in time. The capacity is taken to fill the opening
 * hours, and the work above it to go on at the same pace. Only measures over the capacity count.
 */
export function minutesLate(capacity: Capacity, promised: Load, own: Load, { from, until }: OpenHours): number {
  const shares = overIn(capacity, promised, own).map(
    (measure) => (promised[measure] + own[measure]) / (capacity[measure] ?? Infinity) - 1,
  );
  return Math.round(Math.max(0, ...shares) * (until - from));
}

/** The days from `from` to `until`, both included. */
export function daysIn(from: LocalDay, until: LocalDay): LocalDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, ahead) => addDays(from, ahead));
}
