/** A file that can't be read as a table of customers; the message is for the user. */
export class ArchivoInvalido extends Error {}

/** A row of the file as text, with its number in it, from 1. */
export interface FilaDeTexto {
  fila: number;
  celdas: readonly string[];
}

/** Rows below the heading (contract `clientesImportar`). */
export const FILAS_MAXIMAS = 50_000;

/** Columns and characters of a cell that are looked at; no field is longer. */
const COLUMNAS_MAXIMAS = 60;
const CARACTERES_MAXIMOS = 1_000;

/**
 * A cell as a person typed it: one line, without control characters, nor the apostrophe that the export puts before what a spreadsheet would
 * run as a formula.
 */
function celda(texto: string): string {
  return texto
    .slice(0, CARACTERES_MAXIMOS)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** The row with its cells cleaned; null when nothing is in it. */
export function filaDe(fila: number, celdas: readonly string[]): FilaDeTexto | null {
  const limpias = celdas.slice(0, COLUMNAS_MAXIMAS).map(celda);
  return limpias.some((texto) => texto !== '') ? { fila, celdas: limpias } : null;
}
