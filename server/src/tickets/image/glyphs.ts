/** Characters that are left out: emoji (except ©, ® and ™, which Figtree draws), joiners, flags, direction marks. */
const LEFT_OUT = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Cf}/gu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The letters and signs that Figtree draws, as its character map lists them. */
const DRAWN =
  '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u0113\\u0116-\\u0127\\u012a\\u012b\\u012e-\\u0137\\u0139-\\u013e\\u0141-\\u0148' +
  '\\u014a-\\u014d\\u0150-\\u0161\\u0164\\u0165\\u016a-\\u017e\\u01cd\\u01ce\\u0218-\\u021b\\u0237\\u1e80-\\u1e85\\u1e9e' +
  '\\u1ef2\\u1ef3\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2039\\u203a\\u2044\\u20ac\\u20b9\\u2122' +
  '\\u2191\\u2193\\u2212\\u2215';
const NOT_DRAWN = new RegExp(`[^${DRAWN}]+`, 'gu');

/** The nearest characters that Figtree has: without accents, in plain width and not joined; '?' for any other character. */
function closest(unknown: string): string {
  return unknown.normalize('NFKD').replace(/\p{M}/gu, '').replace(NOT_DRAWN, '?');
}

/**
 * The text on one line in characters that Figtree has, so that none is drawn as an empty box: 'Nguyễn' becomes 'Nguyen', and a
 * word in a script that Figtree lacks becomes '?'.
 */
export function drawable(content: string): string {
  const line = content.normalize('NFC').replace(LEFT_OUT, '').replace(BREAKS, ' ').trim();
  return line.replace(NOT_DRAWN, closest);
}
