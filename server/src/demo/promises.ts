import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import type { NotaDemo } from './notas.ts';

/** Of this many notas, one wasn't ready on its promised day. */
const LATE_EACH = 12;

/**
 * Local day on which a nota was ready: the promised day or, for a few notas, the day after, but never after its closing or
 * today. Null without a promised day, and while the nota is neither ready nor closed.
 */
export function readyDay({ folio, promiseDate, closed }: NotaDemo, isReady: boolean, today: LocalDay): LocalDay | null {
  if (promiseDate === null || (closed === null && !isReady)) return null;
  const day = folio % LATE_EACH === 0 ? addDays(promiseDate, 1) : promiseDate;
  const last = closed ?? today;
  return day < last ? day : last;
}

/** Capacity of the first laundry's first sucursal, with New Year's Day and Christmas as closed dates. */
export function capacityDemo(today: LocalDay): DailyCapacity {
  const year = Number(today.slice(0, 4));
  return {
    kilos: 120,
    piezas: 60,
    dias_cerrados: [],
    fechas_cerradas: [`${year}-12-25`, `${year + 1}-01-01`],
  };
}
