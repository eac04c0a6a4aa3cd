import { withoutInvisible } from '@lavanda/shared/domain/oneLineText';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from './texts.ts';

/** A cell of telephones as understood. `notice` tells what differs from what is written; null when nothing does. */
export interface PhoneCell {
  /** Normalized; '' when the cell says that there is none. */
  phone: string;
  /** What follows the first number: an extension, a second number, whose it is. */
  rest: string;
  notice: string | null;
}

/** What people write for no telephone. */
const NONE = /^(?:n\/?[ad]|n\.a\.|s\/?n|s\/?t|sin (?:tel[eé]fono|n[uú]mero)|no tiene|ningun[oa]|x+|[-.\s/]+|[0\s().-]+)$/i;
const LABEL = /^(?:tel[eé]fono|tel|celular|cel|m[oó]vil|mov|whats ?app|whats|casa|oficina|trabajo)\s*[.:#]*\s*(?=[+(\d])/i;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** Reads a telephone as people write it. @returns null when there is something, but no telephone */
export function readPhone(written: string): PhoneCell | null {
  const text = withoutInvisible(written.normalize('NFKC')).replace(DASHES, '-').trim();
  if (text === '') return { phone: '', rest: '', notice: null };
  if (NONE.test(text)) return { phone: '', rest: '', notice: TEXTS.noPhone(written) };
  const typed = withoutSpreadsheetForm(text.replace(LABEL, ''));
  if (typed === null) return null;
  const whole = normalized(typed);
  if (whole)
    return { phone: whole, rest: '', notice: changed(written, whole) ? TEXTS.phoneAs(written, formatPhone(whole)) : null };
  // The number ends before the first sign after which what precedes is a telephone.
  for (const { index } of typed.matchAll(/(?<=\d)\D/g)) {
    const phone = normalized(typed.slice(0, index));
    const rest = typed
      .slice(index)
      .replace(/^[\s/,;|.:-]+/, '')
      .trim();
    if (phone) return { phone, rest, notice: TEXTS.phoneAndRest(written, formatPhone(phone), rest) };
  }
  return null;
}

function normalized(text: string): string | null {
  return normalizePhone(text.replace(/[./]/g, ' ').trim()) || null;
}

/** Whether other digits were written than those stored, apart from Mexico's code. */
function changed(written: string, phone: string): boolean {
  const digits = written.normalize('NFKC').replace(/\D/g, '');
  const stored = phone.replace(/\D/g, '');
  return digits !== stored && `52${digits}` !== stored;
}

/** A number as spreadsheets write it ('5.511110023E9', '5511110024.0') in digits; null when they cut digits off. */
function withoutSpreadsheetForm(text: string): string | null {
  const power = /^(\d(?:\.\d+)?)e\+?(\d{1,2})$/i.exec(text);
  if (power?.[1] && power[2]) {
    const digits = power[1].replace('.', '');
    return digits.length > Number(power[2]) ? digits : null;
  }
  if (/^\d{7,}\.0+$/.test(text)) return text.replace(/\..*$/, '');
  return /^\d{7,}\.\d+$/.test(text) ? null : text;
}
