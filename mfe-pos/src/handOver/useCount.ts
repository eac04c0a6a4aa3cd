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

/** Up to this many missing pieces are shown in red; more red pieces would tell the user nothing. */
const FEW = 3;

/** How a tag's text was understood: the number of a piece of this nota, or the message why it isn't one. */
type Reading = { number: number } | { text: string };

/** True for a code that names its nota, as tags do. A number alone was typed by a person. */
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
 * @param onComplete called with the numbers counted when the last piece is counted
 */
export function useCount(nota: StoredNota, first: number | null, onComplete: (counted: number[]) => void) {
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  /** Hour at which each piece was counted in this dialog, by its number. */
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

  /** Takes a scanned tag, also of another nota, and returns true. Other codes are left to the app. */
  function take(text: string): boolean {
    if (!namesNota(parseScan(text))) return false;
    read(text);
    return true;
  }

  return {
    total,
    hours,
    before,
    /** `counted`: the numbers counted in this dialog. `done`: those and the ones handed over before. */
    counted,
    done,
    missing,
    /** True when few enough pieces are missing to mark each of them. */
    marksMissing: done.length > 0 && missing.length <= FEW,
    /** Why the last tag counted no new piece; null when it did. */
    notice,
    setNotice,
    toggle,
    read,
    take,
  };
}

export type Count = ReturnType<typeof useCount>;
