import { notaMark } from '@lavanda/shared/domain/clave';
import { parseScan, type ScannedCode } from '@lavanda/shared/domain/scan';
import { tagCode } from '@lavanda/shared/domain/tag';
import type { StoredNota } from '../notas/nota';
import { HAND_OVER_TEXTS as T } from './texts';

/** What a tag's text names: `number` is a piece of this nota; otherwise `text` is the message that says what is wrong. */
type Reading = { number: number } | { text: string };

/** True for a code with a nota's clave, or with a folio and a piece, as tags have it. A number alone may be that of a piece. */
export function namesNota(code: ScannedCode | null): boolean {
  return code?.kind === 'clave' || (code?.kind === 'folio' && code.pieza !== null);
}

/** Finds the piece of a nota that a tag's text means. */
export function readTag(text: string, nota: StoredNota): Reading {
  const { clave, folio, piezas: pieces } = nota;
  const plain = text.trim();
  const code = parseScan(plain);
  if (code === null || code.kind === 'ticket') return { text: T.notTag(plain, tagCode(nota, 1)) };
  const isOther = code.kind === 'clave' ? code.clave !== clave : code.folio !== folio;
  if (namesNota(code) && isOther) return { text: T.ofAnother(notaMark({ clave: '', folio, ...code })) };
  const number = code.kind === 'folio' ? (code.pieza ?? code.folio) : code.pieza;
  if (number === null) return { text: T.wholeNota(clave) };
  return number > pieces.length ? { text: T.noSuchTag(number, pieces.length) } : { number };
}
