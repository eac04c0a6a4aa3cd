import { addDays, daysBetween, type LocalDay } from '@lavanda/shared/domain/dates';
import { STAGES, type Stage } from '@lavanda/shared/domain/stage';
import type { StoredNota } from '../../notas/nota';
import { dayLabel } from '../dayLabel';
import { type ActiveCard, cardOf, inOrder, type Moment, weekdayName } from '../groupNotas';
import { TEXTS } from '../texts';
import { BOARD_TEXTS } from './texts';

export const COLUMNS = ['recolectar', ...STAGES] as const;
export type ColumnKey = 'recolectar' | Stage;

export interface Column {
  key: ColumnKey;
  cards: ActiveCard[];
}

/** Maximum number of days ahead for which a card shows the weekday; a week ahead, it would be today's weekday. */
const NAMED_DAYS = 6;

/** The notas grouped by stage; each column is sorted by day, overdue notas first. */
export function columnsOf(notas: readonly StoredNota[], moment: Moment): Column[] {
  const columns: Record<ColumnKey, ActiveCard[]> = { recolectar: [], recibida: [], proceso: [], lista: [] };
  for (const nota of notas) columns[nota.etapa ?? 'recolectar'].push(cardOf(nota, moment));
  return COLUMNS.map((key) => ({ key, cards: columns[key].sort(lateFirst) }));
}

function lateFirst(a: ActiveCard, b: ActiveCard): number {
  return Number(a.delay === null) - Number(b.delay === null) || inOrder(a, b);
}

/** The day shown on a card, such as '2 días tarde', 'Hoy', 'Mañana', 'Sábado 12' or '28 dic'. */
export function shortDay({ day, delay }: ActiveCard, today: LocalDay): string {
  if (delay !== null) return delay === 0 ? BOARD_TEXTS.lateToday : BOARD_TEXTS.lateDays(delay);
  if (day === today) return TEXTS.activos.today;
  if (day === addDays(today, 1)) return TEXTS.activos.tomorrow;
  return daysBetween(today, day) <= NAMED_DAYS ? `${weekdayName(day)} ${Number(day.slice(8))}` : dayLabel(day, today);
}
