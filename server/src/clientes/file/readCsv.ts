import { CsvError, parse } from 'csv-parse/sync';
import { InvalidFile, MAX_ROWS, rowOf, type TextRow } from './invalidFile.ts';
import { TEXTS } from './texts.ts';

/**
 * Reads a CSV file's rows, heading first. Accepts UTF-8 with or without BOM, UTF-16 or Windows-1252; the separator is
 * the comma, semicolon or tab that is most frequent in the first line.
 * @throws InvalidFile
 */
export function readCsv(bytes: Uint8Array): TextRow[] {
  const text = decode(bytes);
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: separator(text),
      relax_column_count: true,
      relax_quotes: true,
      // The heading plus one row over the limit, so that `checkRows` can tell that there are too many.
      to: MAX_ROWS + 2,
    });
    return rows.flatMap((cells, i) => rowOf(i + 1, cells) ?? []);
  } catch (error) {
    if (error instanceof CsvError) throw new InvalidFile(TEXTS.invalidCsv);
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separator(text: string): string {
  const line = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
