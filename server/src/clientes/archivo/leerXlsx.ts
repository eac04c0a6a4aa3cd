import { Readable } from 'node:stream';
import exceljs from 'exceljs';
import { ArchivoInvalido, FILAS_MAXIMAS, type FilaDeTexto, filaDe } from './archivoInvalido.ts';
import { TEXTOS } from './textos.ts';
import { revisarZip } from './zip.ts';

/**
 * The rows of a workbook's first sheet that has any, the heading first.
 * @throws ArchivoInvalido
 */
export async function leerXlsx(bytes: Uint8Array): Promise<FilaDeTexto[]> {
  revisarZip(bytes);
  const filas: FilaDeTexto[] = [];
  try {
    const libro = new exceljs.stream.xlsx.WorkbookReader(Readable.from([bytes]), {
      sharedStrings: 'cache',
      worksheets: 'emit',
      entries: 'ignore',
      styles: 'ignore',
      hyperlinks: 'ignore',
    });
    for await (const hoja of libro) {
      for await (const renglon of hoja) {
        const fila = filas.length > FILAS_MAXIMAS + 1 ? null : filaDe(renglon.number, textosDe(renglon));
        if (fila) filas.push(fila);
      }
      if (filas.length > 0) break;
    }
  } catch {
    throw new ArchivoInvalido(TEXTOS.xlsxInvalido);
  }
  return filas;
}

function textosDe(renglon: exceljs.Row): string[] {
  const { values } = renglon;
  // Cell 1 of the row is the array's 1; empty cells are holes.
  return Array.isArray(values) ? Array.from(values.slice(1, 61), textoDe) : [];
}

/** What the cell shows, without its looks: numbers without thousands, days as YYYY-MM-DD. */
function textoDe(valor: exceljs.CellValue | undefined): string {
  if (valor === null || valor === undefined) return '';
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? '' : valor.toISOString().slice(0, 10);
  if (typeof valor !== 'object') return String(valor);
  if ('richText' in valor) return valor.richText.map(({ text }) => text).join('');
  if ('text' in valor) return textoDe(valor.text);
  if ('result' in valor) return textoDe(valor.result);
  return '';
}
