/** What a column holds. 'dinero': pesos with 2 decimals; 'dia': 'YYYY-MM-DD', branch-local. */
export type TableColumnType = 'texto' | 'entero' | 'dinero' | 'dia';

export interface Column {
  title: string;
  type: TableColumnType;
  /** Width in characters, XLSX only. */
  width?: number;
}

/** One value a column: text, a number (money in pesos), a day as text, or nothing. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

/**
 * Text that a spreadsheet would run as a formula (it begins with = + - @, a tab or a carriage return) with an apostrophe before it, so that it
 * stays text (OWASP, CSV injection).
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
