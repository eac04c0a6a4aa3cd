import { withoutCurrency, withoutThousands } from '../../domain/writtenNumber.ts';

/** Rules of a number typed with the pad, the keyboard or paste. */

/** Maximum number of integer digits: amounts reach a million, quantities ten thousand. */
const MAX_INTEGER_DIGITS = 7;

/**
 * Longest text with commas, '$' not included: two characters more than '1,000,000.00', so that a mistake can be typed and its
 * error shown.
 */
const MAX_WITH_COMMAS = 14;

/**
 * @returns the text to display after a change: digits with at most `decimals` decimals, or null to refuse the change.
 * Text with commas stays as typed; domain/writtenNumber.ts parses it or reports the error.
 */
export function acceptText(text: string, decimals: number): string | null {
  const clean = withoutCurrency(text).replace(/[\s$]/g, '');
  if (clean.includes(',')) return acceptCommas(clean, decimals);
  const pattern =
    decimals > 0
      ? new RegExp(`^\\d{0,${MAX_INTEGER_DIGITS}}(\\.\\d{0,${decimals}})?$`)
      : new RegExp(`^\\d{0,${MAX_INTEGER_DIGITS}}$`);
  if (!pattern.test(clean)) return null;
  const withoutZeros = clean.replace(/^0+(?=\d)/, '');
  return withoutZeros.startsWith('.') ? `0${withoutZeros}` : withoutZeros;
}

function acceptCommas(clean: string, decimals: number): string | null {
  if (!/^[\d.,]+$/.test(clean) || clean.length > MAX_WITH_COMMAS) return null;
  const number = withoutThousands(clean);
  return number === null || acceptText(number, decimals) !== null ? clean : null;
}

/** @returns the text after a key of the pad. `replaces` means that the text is selected, so that the key replaces it */
export function withKey(text: string, key: string, decimals: number, replaces: boolean): string {
  if (key === 'Backspace') return replaces ? '' : text.slice(0, -1);
  return acceptText((replaces ? '' : text) + key, decimals) ?? text;
}

/** Formats an integer value: 4500 with 3 decimals -> '4.5'. */
export function ofInteger(value: number, decimals: number): string {
  return String(value / 10 ** decimals);
}
