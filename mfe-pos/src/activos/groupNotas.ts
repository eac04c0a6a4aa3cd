import { addDays, daysBetween, type LocalDay, weekday } from '@lavanda/shared/domain/dates';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { StoredNota } from '../notas/nota';
import { dayLabel } from './dayLabel';
import { TEXTS } from './texts';

const T = TEXTS.activos;
const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const;

/** Current local date and time at the sucursal. */
export interface Moment {
  today: LocalDay;
  /** Local time at the sucursal, 'HH:MM'. */
  hour: string;
}

export interface ActiveCard {
  nota: StoredNota;
  /** The promised day; for a recoleccion or a nota without a promised day, the nota's date. */
  day: LocalDay;
  /** The kind of day and the date: 'Entrega 28 nov'. */
  dayText: string;
  /** Days late; 0 for a recoleccion of today whose window has passed; null when not late. */
  delay: number | null;
}

export interface Group {
  key: string;
  title: string;
  overdue: boolean;
  /** Local day of the group; null for the overdue group, which spans several days. */
  day: LocalDay | null;
  cards: ActiveCard[];
}

/** A nota's due day and delay (UI guide 10): by its promised date, or by a recoleccion's date and window. */
export function cardOf(nota: StoredNota, { today, hour }: Moment): ActiveCard {
  const recoleccion = nota.status === TO_COLLECT;
  const day = recoleccion ? nota.fecha : (nota.fechaEntrega ?? nota.fecha);
  const delay = daysBetween(day, today);
  const pastWindow = recoleccion && delay === 0 && nota.recoleccion !== null && nota.recoleccion.horaFinal <= hour;
  const label = dayLabel(day, today);
  const dayText = recoleccion ? T.collectionOn(label) : nota.fechaEntrega ? T.deliveryOn(label) : T.notaOf(label);
  return { nota, day, dayText, delay: delay > 0 || pastWindow ? delay : null };
}

/** Groups notas: overdue first, then by day; within a day, recolecciones by window, then notas by folio. */
export function groupNotas(notas: readonly StoredNota[], moment: Moment): Group[] {
  const byDay = new Map<LocalDay, ActiveCard[]>();
  const overdue: ActiveCard[] = [];
  for (const nota of notas) {
    const card = cardOf(nota, moment);
    const target = card.delay === null ? (byDay.get(card.day) ?? []) : overdue;
    target.push(card);
    if (card.delay === null) byDay.set(card.day, target);
  }
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...(overdue.length > 0
      ? [{ key: 'atrasadas', title: T.overdueGroup, overdue: true, day: null, cards: overdue.sort(inOrder) }]
      : []),
    ...days.map(([day, cards]) => ({
      key: day,
      title: dayTitle(day, moment.today),
      overdue: false,
      day,
      cards: cards.sort(inOrder),
    })),
  ];
}

function dayTitle(day: LocalDay, today: LocalDay): string {
  if (day === today) return T.today;
  if (day === addDays(today, 1)) return T.tomorrow;
  return weekdayName(day);
}

/** Spanish name of the day's weekday, 'Domingo' to 'Sábado'. */
export function weekdayName(day: LocalDay): string {
  return WEEKDAYS[weekday(day) - 1] ?? day;
}

/** Sorts cards by day; within a day, recolecciones by window, then notas by folio. */
export function inOrder(a: ActiveCard, b: ActiveCard): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  const [before, after] = [hourOf(a), hourOf(b)];
  if (before !== after) return before < after ? -1 : 1;
  return a.nota.folio - b.nota.folio;
}

function hourOf({ nota }: ActiveCard): string {
  return nota.status === TO_COLLECT ? (nota.recoleccion?.horaInicio ?? '00:00') : '24:00';
}
