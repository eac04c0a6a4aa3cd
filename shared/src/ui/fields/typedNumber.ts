import { withoutThousands } from '../../domain/writtenNumber.ts';

/** Rules of a number written key by key: what the pad, the keyboard and a paste may leave in the display. */

/** Longest whole part: amounts up to a million, quantities up to ten thousand. */
const INTEGERS = 7;

/** Longest text with commas: '$1,000,000.00' and room for a mistake, which is told. */
const WITH_COMMAS = 14;

/**
 * What may be in the display: digits with at most `decimales` decimals. Text with commas stays as it is written, to be read or told
 * (`domain/numeroEscrito`), never turned into another number. Null: refuse the change.
 */
export function acceptText(text: string, decimals: number): string | null {
  const clean = text.replace(/[\s$]/g, '');
  if (clean.includes(',')) return acceptCommas(clean, decimals);
  const patron = decimals > 0 ? new RegExp(`^\\d{0,${INTEGERS}}(\\.\\d{0,${decimals}})?$`) : new RegExp(`^\\d{0,${INTEGERS}}$`);
  if (!patron.test(clean)) return null;
  const withoutZeros = clean.replace(/^0+(?=\d)/, '');
  return withoutZeros.startsWith('.') ? `0${withoutZeros}` : withoutZeros;
}

function acceptCommas(clean: string, decimals: number): string | null {
  if (!/^[\d.,]+$/.test(clean) || clean.length > WITH_COMMAS) return null;
  const number = withoutThousands(clean);
  return number === null || acceptText(number, decimals) !== null ? clean : null;
}

/** The display after a key of the pad. `nuevo`: the shown value is selected, so the key replaces it. */
export function withKey(text: string, key: string, decimals: number, created: boolean): string {
  if (key === 'Backspace') return created ? '' : text.slice(0, -1);
  return acceptText((created ? '' : text) + key, decimals) ?? text;
}

/** 4500 with 3 decimals -> '4.5'. */
export function ofInteger(value: number, decimals: number): string {
  return String(value / 10 ** decimals);
}
