import { SUMMARY_YEARS } from '@lavanda/shared/domain/report';
import type { TimeWindow } from './endpoints';

/** Window to request for `year` and the previous one; empty when the default, the latest years, includes both. */
export function windowOf(year: number, currentYear: number): TimeWindow {
  if (year - 1 > currentYear - SUMMARY_YEARS) return {};
  return { fechaInicial: `${year - 1}-01-01`, fechaFinal: `${year}-12-31` };
}
