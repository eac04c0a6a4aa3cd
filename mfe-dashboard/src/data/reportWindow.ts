import { SUMMARY_YEARS } from '@lavanda/shared/domain/report';
import type { TimeWindow } from './endpoints';

/** What to ask for to show `anio` beside the year before: nothing in particular while the latest years hold both. */
export function windowOf(year: number, currentYear: number): TimeWindow {
  if (year - 1 > currentYear - SUMMARY_YEARS) return {};
  return { fechaInicial: `${year - 1}-01-01`, fechaFinal: `${year}-12-31` };
}
