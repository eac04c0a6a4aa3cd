import { SUMMARY_YEARS } from '@lavanda/shared/domain/report';
import type { TimeWindow } from './endpoints';

/** The dates to request for `year` and the year before. Empty when the server's default (the latest years) includes both. */
export function windowOf(year: number, currentYear: number): TimeWindow {
  if (year - 1 > currentYear - SUMMARY_YEARS) return {};
  return { fechaInicial: `${year - 1}-01-01`, fechaFinal: `${year}-12-31` };
}
