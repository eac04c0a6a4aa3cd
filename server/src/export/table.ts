/** Type of a column's values. 'money': pesos with 2 decimals; 'day': local date 'YYYY-MM-DD'. */
export type TableColumnType = 'text' | 'integer' | 'money' | 'day';

export interface Column {
  title: string;
  type: TableColumnType;
  /** Width in characters; only XLSX uses it. */
  width?: number;
}

/** A column's value: text, a number (money in pesos), a date as text, or null for an empty cell. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

/** A list of rows with its name; in a workbook, a sheet. */
export interface Sheet {
  name: string;
  columns: readonly Column[];
  /** Rows in batches, which are requested only as fast as the client takes them. */
  batches: AsyncIterable<readonly Row[]>;
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula because it begins with = + - @, a tab or a carriage
 * return (OWASP, CSV injection).
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
