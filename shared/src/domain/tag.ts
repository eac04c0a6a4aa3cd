import type { LocalDay } from './dates.ts';
import { formatQuantity } from './money.ts';
import type { PieceLine, TaggedPiece } from './pieces.ts';
import { folioPieceCode, pieceCode } from './scan.ts';
import { capitalized, oneSpace } from './text.ts';
import { weekdayName } from './weekdays.ts';

/** Papers of tags (UI guide 14): strips of ticket printers, as long as needed, and labels of a fixed size. */
export const PAPERS = ['80', '58', '57x32', '40x25'] as const;
export type Paper = (typeof PAPERS)[number];

/**
 * A paper's width and height, mm (height null for a strip), and how many letters fit on it: `letters` for the cliente's name in
 * two lines, `text` for the text about the piece.
 */
export const PAPER_SIZES: Record<Paper, { width: number; height: number | null; letters: number; text: number }> = {
  80: { width: 80, height: null, letters: 44, text: 50 },
  58: { width: 58, height: null, letters: 28, text: 30 },
  '57x32': { width: 57, height: 32, letters: 28, text: 30 },
  '40x25': { width: 40, height: 25, letters: 22, text: 22 },
};

/** Whether a text is one of the papers for tags. */
export function isPaper(text: string | null): text is Paper {
  return PAPERS.some((paper) => paper === text);
}

/** The data that identifies a nota on its tags. `clave` is '' for a nota older than claves. */
export interface NumberedNota {
  clave: string;
  folio: number;
}

/** The text in a tag's QR, which `parseScan` reads. */
export function tagCode({ clave, folio }: NumberedNota, number: number): string {
  return clave === '' ? folioPieceCode(folio, number) : pieceCode(clave, number);
}

/** The first `letters` letters of a text, at least one; a text that is cut ends in '…'. */
function cut(text: string, letters: number): string {
  const all = [...text];
  if (all.length <= letters) return text;
  return `${all
    .slice(0, Math.max(1, letters - 1))
    .join('')
    .trim()}…`;
}

/**
 * The text of a tag about its piece: 'Edredón matrimonial, azul'; for a bag 'Bolsa · Lavado y secado, 4.5 kg'.
 * @param letters how many fit; of a longer text the name (with a bag's servicio) is cut, never the weight, colour or mark. No
 * limit by default
 */
export function pieceText(
  { nombre: name, detalle: detail }: TaggedPiece,
  line: PieceLine | undefined,
  letters = Infinity,
): string {
  const isBag = line?.medida === 'kg';
  const told = `${isBag ? `, ${formatQuantity(line.cantidad)} kg` : ''}${detail === '' ? '' : `, ${detail}`}`;
  return `${cut(isBag ? `${name} · ${line.servicio}` : name, letters - [...told].length)}${told}`;
}

const initial = (word: string) => `${[...word][0] ?? ''}.`;

/** Ways to write a name, ever shorter ones. The first word stays whole in all, and one surname in as many as possible. */
function shorterNames(words: readonly string[]): string[] {
  const [first = '', second = '', third = '', ...others] = words;
  const rest = others.map(initial);
  const ways = [
    words,
    ...(words.length > 1 ? [[...words.slice(0, -1), initial(words.at(-1) ?? '')]] : []),
    ...(words.length > 3 ? [[first, initial(second), ...words.slice(2, -1), initial(words.at(-1) ?? '')]] : []),
    ...(words.length > 3
      ? [
          [first, initial(second), third, ...rest],
          [first, initial(second), third],
        ]
      : []),
    [first, ...words.slice(1).map(initial)],
    [first],
  ];
  return ways.map((way) => way.join(' '));
}

/**
 * A full name in at most `letters` letters: 'María F. Ríos B.'. If even the shortest way doesn't fit, it is cut and ends in
 * '…'.
 */
export function shortName(fullName: string, letters: number): string {
  const plain = oneSpace(fullName);
  const fits = shorterNames(plain.split(' ')).find((name) => [...name].length <= letters);
  return fits ?? cut(plain, letters);
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** Formats a day: '12 dic'. */
export function dayAndMonth(day: LocalDay): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** Formats a day with its weekday: 'Sáb 12 dic'. */
export function tagDay(day: LocalDay): string {
  return `${capitalized(weekdayName(day).slice(0, 3))} ${dayAndMonth(day)}`;
}
