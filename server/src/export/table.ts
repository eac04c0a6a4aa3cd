/** Type of a column's values. 'dinero': pesos with 2 decimals; 'dia': local date 'YYYY-MM-DD'. */
export type TableColumnType = 'texto' | 'entero' | 'dinero' | 'dia';

export interface Column {
  title: string;
  type: TableColumnType;
  /** In characters; XLSX only. */
  width?: number;
}

/** A column's value: text, a number (money in pesos), a date as text, or nothing. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

/**
 * Prefixes an apostrophe to text that a spreadsheet would run as a formula, which begins with = + - @, a tab or a
 * carriage return (OWASP, CSV injection).
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
