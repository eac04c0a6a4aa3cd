import iconv from 'iconv-lite';

/** UTF-8 read as Latin-1 shows one of these letters, followed by a character that stands for a byte from 0x80 to 0xBF. */
const LEADING = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;
/**
 * The part of `LEADING` that Spanish text in UTF-8 shows when it is read as Latin-1. No Spanish word has these letters before
 * such a character.
 */
const SURE = /[ÃÂ][\u0080-\u00BF\u0152-\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;

/**
 * A letter that another program lost or encoded its own way: the replacement character, a '?' inside a word (but not in a
 * link), or HTML's '&eacute;'.
 */
const LOST = /\uFFFD|^[^/]*\p{L}\?\p{L}|&(?:#\d+|[a-z]+);/iu;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Repairs a text that was encoded in UTF-8 twice ('JosÃ©') if all of it decodes back. A text that decodes only in part, or that
 * has lost letters, stays as it is and is marked as doubtful.
 */
export function mendEncoding(text: string): { text: string; mark?: 'mended' | 'doubtful' } {
  if (LOST.test(text)) return { text, mark: 'doubtful' };
  if (!LEADING.test(text)) return { text };
  const bytes = latin1Bytes(text);
  try {
    if (bytes) return { text: UTF8.decode(bytes), mark: 'mended' };
  } catch {
    // The bytes aren't UTF-8, so the text may be right as it is.
  }
  return SURE.test(text) ? { text, mark: 'doubtful' } : { text };
}

/**
 * The text's bytes in Windows-1252, or Latin-1's control bytes where Windows-1252 has no character; null for other characters.
 */
function latin1Bytes(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const byte = code < 0x100 ? code : (iconv.encode(sign, 'windows-1252')[0] ?? 0);
    // The library encodes a character that Windows-1252 lacks as '?'.
    if (code >= 0x100 && byte < 0x80) return null;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
