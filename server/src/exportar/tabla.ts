/** What a column holds. 'dinero': pesos with 2 decimals; 'dia': 'YYYY-MM-DD', branch-local. */
export type TipoColumna = 'texto' | 'entero' | 'dinero' | 'dia';

export interface Columna {
  titulo: string;
  tipo: TipoColumna;
  /** Width in characters, XLSX only. */
  ancho?: number;
}

/** One value a column: text, a number (money in pesos), a day as text, or nothing. */
export type Celda = string | number | null;
export type Fila = readonly Celda[];

/**
 * Text that a spreadsheet would run as a formula (it begins with = + - @, a tab or a carriage return) with an apostrophe before it, so that it
 * stays text (OWASP, CSV injection).
 */
export function sinFormula(texto: string): string {
  return /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
}
