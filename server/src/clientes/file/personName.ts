import { normalize } from '@lavanda/shared/domain/text';

export interface PersonName {
  nombre: string;
  apellido: string;
  /** Whether the division is a guess that a person should check. */
  unsure: boolean;
}

/** Words that belong to the surname that follows them: 'de la Peña'. */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'e',
  'da',
  'das',
  'do',
  'dos',
  'di',
  'van',
  'von',
  'der',
  'san',
  'santa',
  'mc',
]);
/** Words in names of businesses, which have no surname. */
const BUSINESS =
  /\b(?:hotel|hostal|motel|restaurante?|cafe|clinica|hospital|escuela|colegio|gimnasio|gym|spa|salon|estetica|airbnb|grupo|corporativo|s\.? ?a\.?(?: ?p\.? ?i\.?)? de c\.? ?v|s\.? de r\.? ?l|s\.? ?c|a\.? ?c)\b/;

/**
 * Divides a whole name in the Mexican way: the last two words are the surnames, or only the last one of two words. Particles
 * stay with the word that follows them. 'López Ruiz, Ana' has the surnames first. A business has no surname.
 */
export function splitName(whole: string): PersonName {
  const comma = /^([^,]+),\s*([^,]+)$/.exec(whole);
  if (BUSINESS.test(normalize(whole))) return { nombre: whole, apellido: '', unsure: false };
  if (comma?.[1] && comma[2]) return { nombre: comma[2].trim(), apellido: comma[1].trim(), unsure: false };
  const groups: string[] = [];
  let pending = '';
  for (const word of whole.split(' ')) {
    const first = groups.length === 0;
    // A particle at the beginning belongs to the given name ('La Güera').
    if (!first && PARTICLES.has(normalize(word))) pending += `${word} `;
    else {
      groups.push(pending + word);
      pending = '';
    }
  }
  if (pending !== '') groups.push(pending.trim());
  const surnames = groups.length >= 3 ? 2 : groups.length - 1;
  return {
    nombre: groups.slice(0, groups.length - surnames).join(' '),
    apellido: groups.slice(groups.length - surnames).join(' '),
    unsure: groups.length < 2 || groups.length > 4,
  };
}
