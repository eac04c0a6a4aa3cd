/** Trims a text, and turns each run of spaces, tabs and line breaks into one space. */
export function oneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Removes accents and case like the database's function `normalizar`, so 'jose' finds 'José'. */
export function normalize(text: string): string {
  return oneSpace(
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase(),
  );
}

/** Apostrophes, and characters typed instead of one. The database's function `clientes_de_palabras` has the same list. */
const APOSTROPHES = /['`\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8\u2018\u2019\u201B\u2032\uA78C\uFF07]/g;

/** A name in the form that a search compares: without accents, case and apostrophes, so 'dangelo' finds "D'Angelo". */
export function searchable(name: string): string {
  return normalize(name.replace(APOSTROPHES, ''));
}

/**
 * The words of a search, which finds the names that contain all of them, in any order. A hyphen separates words, so 'lopez
 * portillo' finds 'López-Portillo'. Apostrophes are ignored, and so are bidirectional marks, which come with pasted texts.
 */
export function searchWords(text: string): string[] {
  const words = text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(APOSTROPHES, '')
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 ? [...new Set(words)] : [text.trim()];
}

/** A text that begins with a capital: 'sábado' -> 'Sábado'. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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
