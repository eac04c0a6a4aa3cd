import iconv from 'iconv-lite';

/** UTF-8 read as Latin-1 has one of these letters before a character that stands for a byte from 0x80 to 0xBF. */
const LEADING = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;
/** The first letters that Spanish gets this way, which no word has before such a character. */
const SURE = /[ÃÂ][\u0080-\u00BF\u0152-\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]/;

/**
 * A letter that another program lost or wrote its own way: the replacement character, '?' inside a word that isn't a
 * link's, or HTML's '&eacute;'.
 */
const LOST = /\uFFFD|^[^/]*\p{L}\?\p{L}|&(?:#\d+|[a-z]+);/iu;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Mends a text that was encoded in UTF-8 twice, 'JosÃ©', when all of it decodes back. One that decodes in part only
 * stays, marked as doubtful, and so does one with lost letters.
 */
export function mendEncoding(text: string): { text: string; mark?: 'mended' | 'doubtful' } {
  if (LOST.test(text)) return { text, mark: 'doubtful' };
  if (!LEADING.test(text)) return { text };
  const bytes = latin1Bytes(text);
  try {
    if (bytes) return { text: UTF8.decode(bytes), mark: 'mended' };
  } catch {
    // Not UTF-8: the text may be right as it is.
  }
  return SURE.test(text) ? { text, mark: 'doubtful' } : { text };
}

/** The text's bytes in Windows-1252, with Latin-1's controls where it has no character; null when it doesn't fit. */
function latin1Bytes(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const byte = code < 0x100 ? code : (iconv.encode(sign, 'windows-1252')[0] ?? 0);
    // What Windows-1252 doesn't have is encoded as '?'.
    if (code >= 0x100 && byte < 0x80) return null;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
