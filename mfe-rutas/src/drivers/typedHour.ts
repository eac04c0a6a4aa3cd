/** 'HH:MM' of what was typed, such as '9', '930' or '17.30'; null for what is no hour of a day. */
export function typedHour(text: string): string | null {
  const digits = text.trim().replace(/[:.\s]/g, '');
  if (!/^\d{1,4}$/.test(digits)) return null;
  const full = digits.length <= 2 ? `${digits.padStart(2, '0')}00` : digits.padStart(4, '0');
  const [hour, minute] = [full.slice(0, 2), full.slice(2)];
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour}:${minute}` : null;
}
