/** Control characters, line and paragraph separators, bidirectional marks and lone surrogates. */
const FORBIDDEN = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

/** What a one-line text matches, as a JSON Schema `pattern`: a forged line break or a mirrored name never prints. */
export const ONE_LINE_PATTERN = `^[^${FORBIDDEN}]*$`;

const ONE_LINE = new RegExp(ONE_LINE_PATTERN, 'u');
// Characters that draw nothing by Unicode, and the Braille blank, which is a symbol that draws nothing.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether `text` has no line break, control, bidirectional mark or half of a surrogate pair. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}

/** Removes the characters that draw nothing; spaces stay. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Whether `text` draws nothing: empty, spaces or invisible characters alone. */
export function isBlank(text: string): boolean {
  return /^[\s\p{C}]*$/u.test(withoutInvisible(text));
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
