import type { DayState } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { OpenHours } from '@lavanda/shared/domain/openingHours';
import { weekdayName } from '@lavanda/shared/domain/weekdays';

const MINUTES_OF_DAY = 24 * 60;

/** A day as named in sentences: 'sábado 12'. */
export function dayName(day: LocalDay): string {
  return `${weekdayName(day)} ${Number(day.slice(8))}`;
}

function distance(days: number): string {
  if (days === 0) return 'hoy';
  if (days === 1) return 'mañana';
  return days > 0 ? `en ${days} días` : days === -1 ? 'ayer' : `hace ${-days} días`;
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return rest === 1 ? '1 minuto' : `${rest} minutos`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const pieces = (n: number) => (n === 1 ? '1 pieza' : `${n} piezas`);

export const PROMISE_TEXTS = {
  first: 'Primer día con lugar',
  /** Words for the state of a day, in the calendar and above its panel. */
  states: { closed: 'Cerrado', full: 'Lleno', short: 'No cabe', room: 'Con lugar' } satisfies Record<DayState, string>,
  dayLabel: (number: string, state: string) => `${number}, ${state.toLowerCase()}`,
  when: (days: number, day: LocalDay) => `${distance(days)}, ${day}`,
  kilos: 'Kilos',
  pieces: 'Piezas',
  sum: (promised: string, own: string) => `${promised} + ${own}`,
  ofKilos: (sum: string, limit: string) => `${sum} de ${limit} kg`,
  ofPieces: (sum: string, limit: string) => `${sum} de ${limit} pz`,
  already: 'Ya prometido ese día',
  own: (kilos: string, count: number) =>
    `Esta nota: ${[kilos === '0' ? '' : `${kilos} kg`, count === 0 ? '' : pieces(count)].filter(Boolean).join(' y ')}`,
  ownEmpty: 'Esta nota',
  promise: (day: LocalDay) => `Prometer ${dayName(day)}`,
  promiseAnyway: (day: LocalDay) => `Prometer ${dayName(day)} de todos modos`,
  moveTo: (day: LocalDay) => `Pasar al ${dayName(day)}`,
  noRoom: (day: LocalDay, sums: string) => `El ${dayName(day)} ya no cabe: quedaría en ${sums}`,
  ofPiecesLong: (sum: string, limit: string) => `${sum} de ${limit} piezas`,
  late: (minutes: number, { until }: OpenHours) =>
    until + minutes < MINUTES_OF_DAY
      ? `Terminarían cerca de las ${clock(until + minutes)}, ${duration(minutes)} después del cierre.`
      : `Terminarían ${duration(minutes)} después del cierre.`,
  surplus: (sums: string) => `Son ${sums} más de lo que cabe en el día.`,
  surplusKilos: (kilos: string) => `${kilos} kg`,
  surplusPieces: pieces,
  and: ' y ',
  unread: 'No pudimos leer qué tan lleno está cada día.',
} as const;
