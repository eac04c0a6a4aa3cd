import { withoutInvisible } from './oneLineText.ts';

/**
 * Normalizes a Mexican phone in any usual format ('55 4108 1170', '+52 1 55...', '(55) 4108-1170') to '+52' and 10
 * digits (decisions "Mexican practice"). '' stays ''.
 * @returns null when it isn't a phone
 */
export function normalizePhone(text: string): string | null {
  // A phone that is copied from a contact often comes between bidirectional marks.
  const typed = withoutInvisible(text).trim();
  if (typed === '') return '';
  if (!/^[+\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const local = /^(?:52)?1?(\d{10})$/.exec(digits)?.[1];
  return local ? `+52${local}` : null;
}

/** '+525541081170' -> '55 4108 1170'. */
export function formatPhone(phone: string): string {
  const local = phone.replace(/\D/g, '').slice(-10);
  return local.length === 10 ? `${local.slice(0, 2)} ${local.slice(2, 6)} ${local.slice(6)}` : phone;
}
