/** Converts typed text such as '9', '930' or '17.30' to 'HH:MM'; null when it isn't a time of day. */
export function typedHour(text: string): string | null {
  const digits = text.trim().replace(/[:.\s]/g, '');
  if (!/^\d{1,4}$/.test(digits)) return null;
  const full = digits.length <= 2 ? `${digits.padStart(2, '0')}00` : digits.padStart(4, '0');
  const [hour, minute] = [full.slice(0, 2), full.slice(2)];
  return Number(hour) < 24 && Number(minute) < 60 ? `${hour}:${minute}` : null;
}
