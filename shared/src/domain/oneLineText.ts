/** Control characters, line and paragraph separators, bidirectional marks and lone surrogates. */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

/** Characters that draw nothing: by Unicode, and the Braille blank, a symbol without dots. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\u2800';

/**
 * What a one-line text matches, as a JSON Schema `pattern` (flag u): nothing forbidden, and something to see unless it
 * is empty or spaces, which each form refuses in its own words.
 */
export const ONE_LINE_PATTERN = `^(?=\\s*$|[^${FORBIDDEN}]*[^\\s\\p{C}${INVISIBLE}])[^${FORBIDDEN}]*$`;

const ONE_LINE = new RegExp(ONE_LINE_PATTERN, 'u');
const INVISIBLES = new RegExp(`[${INVISIBLE}]`, 'gu');

/** Whether `text` is free of line breaks, controls, bidirectional marks and half characters, and isn't invisible. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}

/** Removes the characters that draw nothing, bidirectional marks included; spaces stay. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLES, '');
}

/** The key that names alike to the eye share: without case, accents, width, invisible characters or extra spaces. */
export function nameKey(name: string): string {
  return (
    withoutInvisible(name.normalize('NFKC'))
      // Upper case first, so that letters with several lower cases (ı, ſ, ς) meet in one.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}\p{Diacritic}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
