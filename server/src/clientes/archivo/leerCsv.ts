import { CsvError, parse } from 'csv-parse/sync';
import { ArchivoInvalido, FILAS_MAXIMAS, type FilaDeTexto, filaDe } from './archivoInvalido.ts';
import { TEXTOS } from './textos.ts';

/**
 * The rows of a CSV file, the heading first: UTF-8 with or without BOM, UTF-16 as Excel writes it, else Windows-1252; comma, semicolon or
 * tab, whichever the first line has more of.
 * @throws ArchivoInvalido
 */
export function leerCsv(bytes: Uint8Array): FilaDeTexto[] {
  const texto = decodificar(bytes);
  try {
    const filas: string[][] = parse(texto, {
      bom: true,
      delimiter: separador(texto),
      relax_column_count: true,
      relax_quotes: true,
      // One more than allowed and the heading tell that there are too many.
      to: FILAS_MAXIMAS + 2,
    });
    return filas.flatMap((celdas, i) => filaDe(i + 1, celdas) ?? []);
  } catch (error) {
    if (error instanceof CsvError) throw new ArchivoInvalido(TEXTOS.csvInvalido);
    throw error;
  }
}

function decodificar(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separador(texto: string): string {
  const linea = texto.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const cuantos = (signo: string) => linea.split(signo).length;
  return [',', ';', '\t'].reduce((mejor, signo) => (cuantos(signo) > cuantos(mejor) ? signo : mejor));
}
