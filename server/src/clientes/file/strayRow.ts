import { normalize } from '@lavanda/shared/domain/text';
import type { TextRow } from './invalidFile.ts';
import type { Column } from './layout.ts';
import { TEXTS } from './texts.ts';

/** Lines that programs write below a list: 'Total: 25', 'Total de clientes', 'Página 1 de 3', 'Fin del reporte'. */
const FOOTER = /^(?:(?:gran |sub)?total(?:es)?(?: (?:de|general)\b.*)?[:\s$\d.,]*|pagina \d.*|fin (?:de|del) .*)$/;

/** A count or an amount, which has fewer digits than a telephone. */
const COUNT = /^[\s$]*(?:\d[\s.,]*){0,6}$/;

/** Why a row isn't a cliente: it repeats the headings, or is a total or a page's footer. Null for other rows. */
export function strayReason({ cells }: TextRow, columns: readonly Column[], heading: number): string | null {
  const filled = cells.filter((cell) => cell !== '');
  const again = filled.length > 0 && cells.every((cell, i) => cell === '' || cell === columns[i]?.title);
  if (heading > 0 && again) return TEXTS.headingsAgain;
  const [first = '', ...others] = filled;
  return FOOTER.test(normalize(first)) && others.every((cell) => COUNT.test(cell)) ? TEXTS.total(first) : null;
}
