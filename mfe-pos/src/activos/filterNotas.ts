import { parseClave } from '@lavanda/shared/domain/clave';
import { IN_SUCURSAL, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { parsePlace, STAGES } from '@lavanda/shared/domain/stage';
import { searchable, searchWords } from '@lavanda/shared/domain/text';
import type { StoredNota } from '../notas/nota';

/** Filter values, as they appear in the URL. */
export const FILTERS = ['todas', 'recolectar', 'sucursal', ...STAGES] as const;
export type Filter = (typeof FILTERS)[number];

/** Minimum number of digits that is also compared with the end of phone numbers; fewer would match phones by chance. */
const PHONE_DIGITS = 4;

export function isFilter(text: string | null): text is Filter {
  return FILTERS.some((filter) => filter === text);
}

export function passes(nota: StoredNota, filter: Filter): boolean {
  if (filter === 'todas') return true;
  if (filter === 'recolectar') return nota.status === TO_COLLECT;
  return filter === 'sucursal' ? nota.status === IN_SUCURSAL : nota.etapa === filter;
}

/** Searchable name of each nota, cached because normalizing thousands of names at each key press is slow. */
const names = new WeakMap<StoredNota, string>();

function nameOf(nota: StoredNota): string {
  const known = names.get(nota) ?? searchable(nota.clienteNombre);
  names.set(nota, known);
  return known;
}

const beginsClave = (nota: StoredNota, clave: string | null): boolean => clave !== null && nota.clave.startsWith(clave);

function hasWord(nota: StoredNota, word: string): boolean {
  if (nameOf(nota).includes(word) || beginsClave(nota, parseClave(word))) return true;
  const digits = word.replace(/^#/, '');
  if (!/^\d+$/.test(digits)) return false;
  return String(nota.folio).startsWith(digits) || (digits.length >= PHONE_DIGITS && nota.clienteTelefono.endsWith(digits));
}

/**
 * The notas that match a search; an empty search matches all. Each word must be part of the name, begin the clave or the folio,
 * or, if it has 4 digits or more, end the phone. Otherwise the whole text must be the nota's place ('a12') or begin its clave, as
 * in 'b 412'. The order of the words, accents, case and apostrophes don't matter.
 */
export function search(notas: readonly StoredNota[], text: string): readonly StoredNota[] {
  const words = searchWords(text).map(searchable).filter(Boolean);
  if (words.length === 0) return notas;
  const [place, clave] = [parsePlace(text), parseClave(text)];
  const isNamed = (nota: StoredNota) => (nota.lugar !== '' && nota.lugar === place) || beginsClave(nota, clave);
  return notas.filter((nota) => isNamed(nota) || words.every((word) => hasWord(nota, word)));
}

/** Sorted names of the notas' sucursales. */
export function sucursalesOf(notas: readonly StoredNota[]): string[] {
  return [...new Set(notas.map((nota) => nota.sucursalNombre))].sort((a, b) => a.localeCompare(b, 'es'));
}
