import { plainPhone } from '@lavanda/shared/domain/phone';

/** The digits to search for in phones, at most the last 10, when the text is written like a phone ('55 4108'); otherwise ''. */
export function searchDigits(typed: string): string {
  const text = plainPhone(typed);
  if (!/^[+\d\s()./-]+$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  return digits.length > 10 ? digits.slice(-10) : digits;
}
