import { stringify } from 'csv-stringify/sync';
import { type Celda, type Columna, type Fila, sinFormula } from './tabla.ts';

/** Tells Excel that the file is UTF-8. */
const BOM = '\uFEFF';

function texto(celda: Celda | undefined, columna: Columna): string {
  if (celda === null || celda === undefined) return '';
  if (typeof celda === 'string') return sinFormula(celda);
  return columna.tipo === 'dinero' ? celda.toFixed(2) : String(celda);
}

/** The table as CSV (RFC 4180), a piece for each batch of rows. */
export async function* csv(columnas: readonly Columna[], lotes: AsyncIterable<readonly Fila[]>): AsyncGenerator<string> {
  const lineas = (filas: string[][]) => stringify(filas, { record_delimiter: '\r\n' });
  yield BOM + lineas([columnas.map(({ titulo }) => sinFormula(titulo))]);
  for await (const lote of lotes) {
    if (lote.length > 0) yield lineas(lote.map((fila) => columnas.map((columna, i) => texto(fila[i], columna))));
  }
}
