import { useCurrentUser } from '@lavanda/shared';
import { notaMark } from '@lavanda/shared/domain/clave';
import { joinNumbers, missingNumbers, pieceLabel } from '@lavanda/shared/domain/handOver';
import { parseScan, type ScannedCode } from '@lavanda/shared/domain/scan';
import { tagCode } from '@lavanda/shared/domain/tag';
import { useState } from 'react';
import { momentIn } from '../activos/useMoment';
import type { StoredNota } from '../notas/nota';
import { countedPiece } from './pieceNames';
import { HAND_OVER_TEXTS as T } from './texts';

/** Most missing pieces that are drawn in red; among more of them red would no longer stand out. */
const FEW = 3;

/** How the count reads a text: as the number of a tag of the nota, or as the reason why it isn't one. */
type Reading = { number: number } | { text: string };

/** Whether a code names its nota, as those of tags do. A number alone is typed by whom reads a tag. */
function namesNota(code: ScannedCode | null): boolean {
  return code?.kind === 'clave' || (code?.kind === 'folio' && code.pieza !== null);
}

function readTag(text: string, nota: StoredNota): Reading {
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

/**
 * Counts the pieces of a nota as they are handed over, by touch or by their tags.
 * @param first number of a piece that is counted from the start; null for none
 * @param onComplete called with what was counted when the last piece was
 */
export function useCount(nota: StoredNota, first: number | null, onComplete: (counted: number[]) => void) {
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  /** Hour at which each piece was counted now, by its number. */
  const [hours, setHours] = useState<ReadonlyMap<number, string>>(
    () => new Map(first === null ? [] : [[first, momentIn(zone).hour]]),
  );
  const [notice, setNotice] = useState<string | null>(null);
  const total = nota.piezas.length;
  const before = nota.entrega?.entregadas ?? [];
  const counted = joinNumbers(total, [...hours.keys()]).filter((number) => !before.includes(number));
  const done = joinNumbers(total, before, counted);
  const missing = missingNumbers(total, done);

  function count(number: number) {
    const piece = nota.piezas[number - 1];
    const name = piece ? pieceLabel(countedPiece(nota, piece)) : '';
    if (before.includes(number)) setNotice(T.taken(name));
    else if (hours.has(number)) setNotice(T.already(name));
    else {
      setNotice(null);
      setHours(new Map(hours).set(number, momentIn(zone).hour));
      const now = joinNumbers(total, counted, [number]);
      if (missingNumbers(total, [...before, ...now]).length === 0) onComplete(now);
    }
  }

  function toggle(number: number) {
    if (!hours.has(number)) {
      count(number);
      return;
    }
    setNotice(null);
    setHours(new Map([...hours].filter(([other]) => other !== number)));
  }

  function read(text: string) {
    const reading = readTag(text, nota);
    if ('number' in reading) count(reading.number);
    else setNotice(reading.text);
  }

  /** Takes a scanned tag, of this nota or another; other codes are the app's to open. */
  function take(text: string): boolean {
    if (!namesNota(parseScan(text))) return false;
    read(text);
    return true;
  }

  return {
    total,
    hours,
    before,
    /** Numbers counted now, and those with the ones handed over before. */
    counted,
    done,
    missing,
    /** Whether so few are missing that each is shown as such. */
    marksMissing: done.length > 0 && missing.length <= FEW,
    /** Why the last scanned tag counted no new piece; null when it did. */
    notice,
    setNotice,
    toggle,
    read,
    take,
  };
}

export type Count = ReturnType<typeof useCount>;
