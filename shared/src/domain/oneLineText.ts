import { oneSpace } from './text.ts';

/**
 * Characters that one-line text can't hold: controls, line and paragraph separators, bidirectional marks and lone
 * surrogates.
 */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

/** Invisible characters: those that Unicode lists as ignorable, and the blank Braille pattern (U+2800). */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\u2800';

/**
 * JSON Schema `pattern` (flag u) of one-line text: no forbidden characters, and at least one visible one. Empty and
 * blank texts match too, because each form refuses them with its own message.
 */
export const ONE_LINE_PATTERN = `^(?=\\s*$|[^${FORBIDDEN}]*[^\\s\\p{C}${INVISIBLE}])[^${FORBIDDEN}]*$`;

const ONE_LINE = new RegExp(ONE_LINE_PATTERN, 'u');
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'gu');

/** Whether `text` matches `ONE_LINE_PATTERN`: it has no forbidden character, and is visible unless blank. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}

/** Removes the characters that draw nothing, bidirectional marks included; spaces stay. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLES, '');
}

/** Characters that most fonts draw as nothing or as a box: controls, formats, private and unassigned ones. */
const UNDRAWN = /[\p{C}\uFFFC\uFFFD]/gu;
/** Punctuation and spaces at the ends of a name, such as a full stop. */
const EDGES = /^[\p{P}\s]+|[\p{P}\s]+$/gu;

/**
 * A key that is equal for names that look alike: it ignores case, accents, character width, invisible characters, extra spaces
 * and signs around the name. A name of only signs is its own key.
 */
export function nameKey(name: string): string {
  const letters = withoutInvisible(name.normalize('NFKC').replace(UNDRAWN, ''))
    // Upper case first, so that letters with several lower-case forms (ı, ſ, ς) become the same letter.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Diacritic}]/gu, '');
  const key = oneSpace(letters);
  return key.replace(EDGES, '') || key;
}
