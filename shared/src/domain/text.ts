/** Removes accents and case like the database's function `normalizar`, so 'jose' finds 'José'. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The words of a search: it finds the names that contain all of them, in any order. A hyphen separates words, so 'lopez
 * portillo' finds 'López-Portillo'. Bidirectional marks, which no name holds, come with pasted texts and don't count.
 */
export function searchWords(text: string): string[] {
  const words = text
    .replace(/\p{Bidi_Control}/gu, '')
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 ? [...new Set(words)] : [text.trim()];
}

/** Initials for an avatar: 'Daniela Ortiz' -> 'DO'. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}
