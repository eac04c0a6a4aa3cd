import { MONTHS } from '../texts';

export interface YearMonth {
  anio: number;
  /** Month of the year, 1 to 12. */
  mes: number;
}

/** Parses a month as '2026-11'; null for any other text or a year outside 2000 to 2099. */
export function parseMonth(text: string | null): YearMonth | null {
  const parts = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(text ?? '');
  return parts ? { anio: Number(parts[1]), mes: Number(parts[2]) } : null;
}

/** Formats a month as '2026-11'. */
export function writeMonth({ anio: year, mes: month }: YearMonth): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** Name of a month: 'Noviembre 2026'. */
export function monthName({ anio: year, mes: month }: YearMonth): string {
  return `${MONTHS[month - 1]} ${year}`;
}

/** Name of a month within a sentence: 'noviembre 2026'. */
export function monthInSentence(month: YearMonth): string {
  return monthName(month).toLowerCase();
}
