import { withoutInvisible } from './oneLineText.ts';
import { oneSpace } from './text.ts';

/** A telephone as it is stored, and the text written beside it, such as an extension, a second number or a name. */
export interface SplitPhone {
  /** '+', country code and number (E.164), or '' when there is none. */
  phone: string;
  rest: string;
}

/** Texts that people write when there is no telephone: 'n/a', 's/n', '-', '0000000000'. */
const NO_PHONE = /^(?:[-.\s]*|0[0\s.-]*|n\/?[ad]|s\/?[nt]|ningun[oa]|no tiene|sin (?:tel[eé]fono|n[uú]mero))$/i;

/** A label before the number, which is left out: 'Tel. 55...', 'tel:+52...'. */
const LABEL = /^(?:tel(?:[eé]fonos?|s)?|phone)(?=[\W\d])[\s.:]*/i;

/** Marks before or after a number that aren't part of it. */
const AROUND = /^[\s.,;:/|&-]+|[\s.,;:/|&-]+$/g;

/** One number as people write it, with the marks that group its digits. */
const ONE_NUMBER = /^\+?[\d\s()./-]+$/;

/** Mexico's national prefixes: 01, 044 and 045, used until 2019. */
const OLD_PREFIX = '(?:01|044|045)?';
const LOCAL = new RegExp(`^${OLD_PREFIX}([1-9]\\d{9})$`);
/** A number with Mexico's country code: 52, then the 1 of mobile numbers until 2019 or an old prefix, if any, then ten digits. */
const MEXICAN = new RegExp(`^52(?:1|${OLD_PREFIX})([1-9]\\d{9})$`);
/** A number of the USA or Canada: 1 and ten digits, in which neither the area code nor the exchange begins with 0 or 1. */
const NORTH_AMERICAN = /^1[2-9]\d{2}[2-9]\d{6}$/;
/** A number of any country but Mexico, with its code: E.164 allows up to 15 digits, and the shortest numbers in use have 8. */
const FOREIGN = /^(?!52)[1-9]\d{7,14}$/;

/** Country codes of one, two or three digits (ITU E.164). */
const COUNTRY = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * Converts a text to plain characters: invisible marks are removed, digits are narrow, and there is one kind of space and
 * hyphen.
 */
export function plainPhone(text: string): string {
  return oneSpace(withoutInvisible(text.normalize('NFKC')).replace(/\p{Pd}/gu, '-'));
}

/** E.164 of a plain text that is one telephone number; null for any other text. */
function oneNumber(text: string): string | null {
  if (!ONE_NUMBER.test(text)) return null;
  // Spreadsheets write numbers as 5511110024.0; other countries write +44 (0)20.
  const digits = text
    .replace(/^(\d{10,13})\.0$/, '$1')
    .replace('(0)', '')
    .replace(/\D/g, '');
  // 00 and 011 are dialled instead of '+'.
  const international = text.startsWith('+') ? digits : /^(?:00|011)([1-9]\d+)$/.exec(digits)?.[1];
  if (international !== undefined) {
    const mexican = MEXICAN.exec(international)?.[1];
    if (mexican) return `+52${mexican}`;
    return FOREIGN.test(international) && (!international.startsWith('1') || NORTH_AMERICAN.test(international))
      ? `+${international}`
      : null;
  }
  // '1 915 555 0101' may be Mexican or North American, so it needs its '+'.
  if (NORTH_AMERICAN.test(digits)) return null;
  const local = (LOCAL.exec(digits) ?? MEXICAN.exec(digits) ?? /^1([1-9]\d{9})$/.exec(digits))?.[1];
  return local ? `+52${local}` : null;
}

/** Writes out a spreadsheet's 5.511110023E9, which has all ten digits; other texts stay. */
function withoutExponent(text: string): string {
  return /^\d\.\d{9}e\+?0?9$/i.test(text) ? String(Number(text)) : text;
}

/** Longer texts can't be a phone. The limit also keeps the search for a number's end short. */
const MAX_LENGTH = 200;

/** Whether `rest` may follow a number: a word, a mark or another number may. Loose digits may not: they belong to the number. */
function mayFollow(rest: string): boolean {
  return /^[\s.-]*[\p{L}/,;|#&(+]/u.test(rest) || oneNumber(rest.trim()) !== null;
}

/**
 * Reads the first phone in a text as people write it: '+52 1 55...', '+1 915 555...', '55 1111 0020 ext 3', '044 55... / 55...'.
 * Without '+', 00 or 011 it is Mexican (decisions "Mexican practice"); 'n/a' or '-' mean none.
 * @returns null when the text is longer than `MAX_LENGTH`, or no telephone can be read in it
 */
export function splitPhone(text: string): SplitPhone | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = withoutExponent(plainPhone(text).replace(LABEL, '')).replace(AROUND, '');
  if (NO_PHONE.test(plain)) return { phone: '', rest: '' };
  const whole = oneNumber(plain);
  if (whole !== null) return { phone: whole, rest: '' };
  const [before = ''] = /^[^+\d(]*/.exec(plain) ?? [];
  const numbers = plain.slice(before.length);
  // The number may end wherever its digits are followed by another character. The latest end that leaves a valid number is taken.
  const ends = [...numbers.matchAll(/(?<=[\d)])(?=[^\d)])/g)].map(({ index }) => index).reverse();
  for (const end of [numbers.length, ...ends]) {
    const phone = oneNumber(numbers.slice(0, end));
    const after = numbers.slice(end);
    if (phone === null || (after !== '' && !mayFollow(after))) continue;
    const parts = [before, after.replace(/^[\s,;]+[yoó] (?=\d)/, '')].map((part) => part.replace(AROUND, ''));
    const rest = parts.filter((part) => part !== '');
    return { phone, rest: rest.join(' · ') };
  }
  return null;
}

/**
 * Normalizes one phone in any usual format to E.164: '55 4108 1170' and '044 55 4108 1170' to '+525541081170', '+1 (915)
 * 555-0101' to '+19155550101'. An empty text, and words such as 'n/a', give ''.
 * @returns null for any other text than exactly one phone; `splitPhone` also reads an extension and a second number
 */
export function normalizePhone(text: string): string | null {
  const split = splitPhone(text);
  return split?.rest === '' ? split.phone : null;
}

/** Joins two notes about a phone, but doesn't repeat a second one that the first contains. */
export function joinPhoneNotes(note: string, rest: string): string {
  if (note.includes(rest)) return note;
  return note === '' ? rest : `${note} · ${rest}`;
}

/** Groups digits by three, and the remaining ones at the end by four: '2079460958' -> '207 946 0958'. */
function grouped(digits: string): string {
  const fours = digits.length % 3;
  const threes = digits.length - fours * 4;
  if (threes < 0) return digits;
  return [...(digits.slice(0, threes).match(/\d{3}/g) ?? []), ...(digits.slice(threes).match(/\d{4}/g) ?? [])].join(' ');
}

/** Formats a stored phone to be read: '+525541081170' -> '55 4108 1170', '+19155550101' -> '+1 915 555 0101'. */
export function formatPhone(phone: string): string {
  const mexican = /^\+52(\d{2})(\d{4})(\d{4})$/.exec(phone);
  if (mexican) return mexican.slice(1).join(' ');
  const [, country, number] = COUNTRY.exec(phone.replace(/^\+/, '')) ?? [];
  return phone.startsWith('+') && country && number ? `+${country} ${grouped(number)}` : phone;
}
