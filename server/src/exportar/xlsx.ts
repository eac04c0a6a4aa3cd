import { once } from 'node:events';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { setImmediate as ceder } from 'node:timers/promises';
import type exceljs from 'exceljs';
import { type Celda, type Columna, type Fila, sinFormula, type TipoColumna } from './tabla.ts';

/** Rows of a sheet of the format, its header included. */
const FILAS_DE_HOJA = 1_048_576;
/** Rows written before other requests get their turn. */
const FILAS_DE_UN_TURNO = 100;

const FORMATOS: Readonly<Record<TipoColumna, string | undefined>> = {
  texto: undefined,
  entero: '0',
  dinero: '#,##0.00',
  dia: 'yyyy-mm-dd',
};

type Hoja = exceljs.Worksheet;

function valor(celda: Celda | undefined, columna: Columna): exceljs.CellValue {
  if (celda === null || celda === undefined || celda === '') return null;
  if (typeof celda === 'number') return celda;
  return columna.tipo === 'dia' ? new Date(`${celda}T00:00:00Z`) : sinFormula(celda);
}

function abrirHoja(libro: exceljs.stream.xlsx.WorkbookWriter, nombre: string, columnas: readonly Columna[]): Hoja {
  const hoja = libro.addWorksheet(nombre, { views: [{ state: 'frozen', ySplit: 1 }] });
  hoja.columns = columnas.map(({ tipo, ancho }) => ({ width: ancho ?? 14, style: { numFmt: FORMATOS[tipo] ?? 'General' } }));
  const encabezado = hoja.addRow(columnas.map(({ titulo }) => sinFormula(titulo)));
  encabezado.font = { bold: true };
  encabezado.commit();
  return hoja;
}

/** What the sheet's XML is poured into before it is compressed. exceljs pours without looking whether there is room. */
function vertedero(hoja: Hoja): Writable | undefined {
  return (hoja as unknown as { stream: { pipes: Writable[] } }).stream.pipes[0];
}

async function respirar(hoja: Hoja, salida: PassThrough): Promise<void> {
  await ceder();
  const destino = vertedero(hoja);
  // An old stream, without `writableNeedDrain`: writing nothing tells whether there is room.
  if (salida.destroyed || !destino || destino.write('')) return;
  const listo = new AbortController();
  const { signal } = listo;
  await Promise.race([once(destino, 'drain', { signal }), once(salida, 'close', { signal })]).finally(() => listo.abort());
}

async function escribir(
  salida: PassThrough,
  nombre: string,
  columnas: readonly Columna[],
  lotes: AsyncIterable<readonly Fila[]>,
  filasDeHoja: number,
): Promise<void> {
  // Loaded with the first export: reading it is a tenth of the server's start.
  const { default: excel } = await import('exceljs');
  const libro = new excel.stream.xlsx.WorkbookWriter({ stream: salida, useStyles: true, zip: { zlib: { level: 3 } } });
  let hojas = 1;
  let hoja = abrirHoja(libro, nombre, columnas);
  let filas = 1;
  for await (const lote of lotes) {
    for (const fila of lote) {
      if (salida.destroyed) return;
      if (filas === filasDeHoja) {
        hoja.commit();
        hojas++;
        hoja = abrirHoja(libro, `${nombre} ${hojas}`, columnas);
        filas = 1;
      }
      hoja.addRow(columnas.map((columna, i) => valor(fila[i], columna))).commit();
      filas++;
      if (filas % FILAS_DE_UN_TURNO === 0) await respirar(hoja, salida);
    }
  }
  await libro.commit();
}

/**
 * The table as an XLSX workbook: numbers, money and days typed, header row frozen, another sheet when one is full. Nothing is kept: rows leave as
 * they come, and no more are asked for while the reader is behind.
 */
export function xlsx(
  nombre: string,
  columnas: readonly Columna[],
  lotes: AsyncIterable<readonly Fila[]>,
  filasDeHoja = FILAS_DE_HOJA,
): Readable {
  const salida = new PassThrough();
  escribir(salida, nombre, columnas, lotes, filasDeHoja).catch((error) => salida.destroy(error));
  return salida;
}
