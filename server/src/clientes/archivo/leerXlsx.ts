import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { ArchivoInvalido, FILAS_MAXIMAS, type FilaDeTexto, filaDe } from './archivoInvalido.ts';
import { TEXTOS } from './textos.ts';
import { desempacar } from './zip.ts';

/**
 * The rows of a workbook's first sheet that has any, the heading first.
 * @throws ArchivoInvalido
 */
export async function leerXlsx(bytes: Uint8Array): Promise<FilaDeTexto[]> {
  // The reader believes the sizes that a ZIP says of itself: it gets one that was unfolded and packed here.
  const libro = Buffer.from(zipSync(desempacar(bytes), { level: 0 }));
  for (const renglones of await leerHojas(libro)) {
    const filas = renglones.flatMap((celdas, i) => filaDe(i + 1, celdas.map(textoDe)) ?? []);
    // One more than may be, so that who checks them can tell.
    if (filas.length > 0) return filas.slice(0, FILAS_MAXIMAS + 2);
  }
  return [];
}

/** The cells of each sheet, from 1. */
async function leerHojas(libro: Buffer): Promise<(readonly (readonly unknown[])[])[]> {
  try {
    // Of a sheet that is a chart the reader answers nothing, though it doesn't say so.
    const hojas: readonly { data: readonly (readonly unknown[])[] | undefined }[] = await readXlsxFile(libro);
    return hojas.map(({ data }) => data ?? []);
  } catch {
    throw new ArchivoInvalido(TEXTOS.xlsxInvalido);
  }
}

/** What the cell shows, without its looks: numbers without thousands, days as YYYY-MM-DD. */
function textoDe(valor: unknown): string {
  if (valor === null || valor === undefined) return '';
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? '' : valor.toISOString().slice(0, 10);
  return String(valor);
}
