/** Normalizes a colour: '#274C77', '274c77' -> '#274c77'; '#27c' -> '#2277cc'. Null when it isn't a colour. */
export function toHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}
