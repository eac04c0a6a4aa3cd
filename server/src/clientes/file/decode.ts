import type { FileEncoding } from '@lavanda/shared/contract/schemas/imports';
import iconv from 'iconv-lite';

/** How many bytes of the file are examined to recognize UTF-16 by its zeros and to distinguish single-byte encodings. */
const SAMPLE_BYTES = 512 * 1024;

/** In a UTF-8 file, a byte that isn't UTF-8 is decoded to this code point plus its value, so that its cell can be marked. */
const DOUBTFUL = 0xe000;
const DOUBTFUL_BYTE = /[\uE080-\uE0FF]/g;

/**
 * Decodes a text file.
 * @param chosen the encoding that the user selected; by default it is detected
 */
export function decode(bytes: Uint8Array, chosen?: FileEncoding): { text: string; encoding: FileEncoding } {
  const encoding = chosen ?? detectEncoding(bytes);
  const text = encoding === 'utf-8' ? decodeUtf8(bytes) : iconv.decode(Buffer.from(bytes), encoding);
  return { text: text.replace(/^\uFEFF/, ''), encoding };
}

/** Whether the cell of a UTF-8 file contains a byte that isn't UTF-8. */
export function isDoubtful(cell: string): boolean {
  return cell.search(DOUBTFUL_BYTE) >= 0;
}

/** The cell with its doubtful bytes read as Windows-1252, the most usual origin of a lone accented byte. */
export function withoutDoubt(cell: string): string {
  return cell.replace(DOUBTFUL_BYTE, (mark) => iconv.decode(Buffer.of(mark.charCodeAt(0) - DOUBTFUL), 'windows-1252'));
}

/**
 * The most likely encoding: UTF-16 by its byte order mark or its many zero bytes, else UTF-8 if the file is valid UTF-8 or has
 * enough valid sequences, else the single-byte encoding whose text looks most Spanish.
 */
export function detectEncoding(bytes: Uint8Array): FileEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Text in UTF-16 that is mostly Latin has a zero in every other byte.
  if (Math.max(even, odd) > sample.length * 0.2) return odd > even ? 'utf-16le' : 'utf-16be';
  const { valid, invalid } = countUtf8(bytes);
  // Letters of a single-byte encoding almost never look like UTF-8, so a few valid sequences are proof enough.
  if (invalid === 0 || valid * 20 >= invalid) return 'utf-8';
  const scored = (['windows-1252', 'macintosh', 'cp850'] as const).map((encoding) => ({
    encoding,
    score: spanishScore(iconv.decode(Buffer.from(sample), encoding)),
  }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).encoding;
}

const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ]/;
const PUNCTUATION = /[¿¡ºª°’‘“”–—…€\u00A0]/;

/** How Spanish the text looks: accented letters in words raise the score; other non-ASCII signs but `PUNCTUATION` lower it. */
function spanishScore(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\p{ASCII}]/gu)) {
    const [before, after] = [text[index - 1] ?? '', text[index + 1] ?? ''];
    if (SPANISH.test(sign)) {
      const inWord = /\p{L}/u.test(before) || /\p{L}/u.test(after);
      const capitalInside = sign !== sign.toLowerCase() && /\p{Ll}/u.test(before);
      score += inWord && !capitalInside ? 2 : -1;
    } else if (!PUNCTUATION.test(sign)) score -= 2;
  }
  return score;
}

/** Length in bytes of the UTF-8 sequence at `i`; 0 when no sequence begins at `i`. */
function sequenceAt(bytes: Uint8Array, i: number): number {
  const first = bytes[i] ?? 0;
  const length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  for (let next = 1; next < length; next++) if (((bytes[i + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

function countUtf8(bytes: Uint8Array): { valid: number; invalid: number } {
  const count = { valid: 0, invalid: 0 };
  for (let i = 0; i < bytes.length; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    const length = sequenceAt(bytes, i);
    if (length === 0) count.invalid++;
    else {
      count.valid++;
      i += length - 1;
    }
  }
  return count;
}

function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) continue;
    const length = sequenceAt(bytes, i);
    if (length > 0) i += length - 1;
    else {
      parts.push(buffer.toString('utf8', start, i), String.fromCharCode(DOUBTFUL + byte));
      start = i + 1;
    }
  }
  return parts.join('') + buffer.toString('utf8', start);
}
