import { withoutInvisible } from '@lavanda/shared/domain/oneLineText';
import { formatPhone, splitPhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from './texts.ts';

/** The interpretation of a telephone cell. `notice` says how the stored phone differs from the text; null when they are equal. */
export interface PhoneCell {
  /** The normalized phone; '' when the cell says that the cliente has no phone. */
  phone: string;
  /** The text after the first number: an extension, a second number, or the name of the number's owner. */
  rest: string;
  notice: string | null;
}

/** A number with non-zero decimals is the result of a formula, not a telephone. */
const FRACTION = /^\d{7,}\.\d*[1-9]\d*$/;

/** WhatsApp's link to a number, which begins with the country code, and the text that may follow the number. */
const LINK = /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)(?:[/?&].*)?$/i;

/** Removes what programs add around numbers: WhatsApp's link, and Google's mark between two numbers. */
function plain(written: string): string {
  const linked = LINK.exec(withoutInvisible(written))?.[1];
  if (linked) return linked.length > 10 ? `+${linked}` : linked;
  return written.replaceAll(' ::: ', ' / ');
}

/** Reads a telephone as people write it. @returns null when the cell has text but no telephone */
export function readPhone(written: string): PhoneCell | null {
  const split = FRACTION.test(written) ? null : splitPhone(plain(written));
  if (split === null) return null;
  const { phone, rest } = split;
  if (phone === '') return { phone, rest, notice: TEXTS.noPhone(written) };
  const shown = formatPhone(phone);
  if (rest !== '') return { phone, rest, notice: TEXTS.phoneAndRest(written, shown, rest) };
  return { phone, rest, notice: isChanged(written, phone) ? TEXTS.phoneAs(written, shown) : null };
}

/** Whether the stored digits differ from the written ones, apart from Mexico's country code. */
function isChanged(written: string, phone: string): boolean {
  const digits = written.normalize('NFKC').replace(/\D/g, '');
  const stored = phone.replace(/\D/g, '');
  return digits !== stored && `52${digits}` !== stored;
}
