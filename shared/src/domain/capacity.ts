import { addDays, daysBetween, defaultPromiseDate, type LocalDay } from './dates.ts';
import type { Thousandths } from './money.ts';
import type { Unit } from './nota.ts';
import { type ClosedDays, isClosed, type OpenHours } from './openingHours.ts';

/** Work of a nota or of a day: integer grams and whole pieces. */
export interface Load {
  grams: number;
  pieces: number;
}

/** What a sucursal can finish in a day (day.md 4, 'Promesa honesta'); null is not set, so there is no limit. */
export interface Capacity {
  grams: number | null;
  pieces: number | null;
}

/** A sucursal's days: its capacity, what is already promised by day, and when it is closed. */
export interface Agenda {
  capacity: Capacity;
  closed: ClosedDays;
  /** Load promised by day; a day that isn't there has none. */
  promised: ReadonlyMap<LocalDay, Load>;
}

/** 'full': what the nota needs is used up. 'short': there is some left, less than the nota needs. */
export type DayState = 'closed' | 'full' | 'short' | 'room';

/** Most days that one call answers, and how far ahead a day with room is looked for. */
export const MAX_CAPACITY_DAYS = 62;
/** Most single closed dates of a sucursal. */
export const MAX_CLOSED_DATES = 60;
/** Largest capacity of a day: 100 t, and 100,000 pieces. */
export const MAX_CAPACITY_GRAMS = 100_000_000;
export const MAX_CAPACITY_PIECES = 100_000;

export const NO_LOAD: Load = { grams: 0, pieces: 0 };

const MEASURES = ['grams', 'pieces'] as const;
type Measure = (typeof MEASURES)[number];

/** What the lines of a nota weigh and count. A flexible line is neither; part of a piece takes a whole one. */
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

export function hasCapacity({ grams, pieces }: Capacity): boolean {
  return grams !== null || pieces !== null;
}

export function promisedOn({ promised }: Pick<Agenda, 'promised'>, day: LocalDay): Load {
  return promised.get(day) ?? NO_LOAD;
}

/** Measures that `own` needs; a nota without any yet is judged by all. */
function neededBy(own: Load): readonly Measure[] {
  const needed = MEASURES.filter((measure) => own[measure] > 0);
  return needed.length === 0 ? MEASURES : needed;
}

/** Measures in which a day with `own` added would be over the capacity. */
export function overIn(capacity: Capacity, promised: Load, own: Load): Measure[] {
  return MEASURES.filter((measure) => own[measure] > 0 && promised[measure] + own[measure] > (capacity[measure] ?? Infinity));
}

/** How a day stands for a nota of the load `own`. */
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

/** The first open day from `from` on; `from` itself when the sucursal is never open. */
function firstOpen(closed: ClosedDays, from: LocalDay): LocalDay {
  for (let ahead = 0; ahead < MAX_CAPACITY_DAYS; ahead++) {
    const day = addDays(from, ahead);
    if (!isClosed(closed, day)) return day;
  }
  return from;
}

/**
 * The day to propose (day.md 4): the first with room, from the tenant's usual promise on. A nota that fits on no day is
 * proposed the first open one, where the counter asks.
 */
export function proposedDay(agenda: Agenda, date: LocalDay, express: boolean, deliveryDays: number, own: Load): LocalDay {
  const usual = defaultPromiseDate(date, express, deliveryDays);
  return firstDayWithRoom(agenda, usual, own) ?? firstOpen(agenda.closed, usual);
}

/** How much of a day is taken, from 0 to 1: its fuller measure. */
export function fillOf(capacity: Capacity, promised: Load): number {
  const shares = MEASURES.map((measure) => promised[measure] / (capacity[measure] ?? Infinity));
  return Math.min(1, Math.max(...shares));
}

/**
 * Minutes after closing at which a day would be done, if its capacity takes the opening hours and the rest goes at the
 * same pace; 0 when it fits. Counts the measures that are over.
 */
export function minutesLate(capacity: Capacity, promised: Load, own: Load, { from, until }: OpenHours): number {
  const shares = overIn(capacity, promised, own).map(
    (measure) => (promised[measure] + own[measure]) / (capacity[measure] ?? Infinity) - 1,
  );
  return Math.round(Math.max(0, ...shares) * (until - from));
}

/** Days between two, both included. */
export function daysIn(from: LocalDay, until: LocalDay): LocalDay[] {
  return Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, ahead) => addDays(from, ahead));
}
