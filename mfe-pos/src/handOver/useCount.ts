import { useCurrentUser } from '@lavanda/shared';
import { joinNumbers, missingNumbers, pieceLabel } from '@lavanda/shared/domain/handOver';
import { parseScan } from '@lavanda/shared/domain/scan';
import { useState } from 'react';
import { momentIn } from '../activos/useMoment';
import type { StoredNota } from '../notas/nota';
import { countedPiece } from './pieceNames';
import { namesNota, readTag } from './readTag';
import { HAND_OVER_TEXTS as T } from './texts';

/** Missing pieces are shown in red only if they are at most this many; more red pieces would tell the user nothing. */
const FEW = 3;

/** Numbers of a nota's pieces: handed over before, counted now, and missing. @param touched the numbers counted in the dialog */
function tallyOf(nota: StoredNota, touched: readonly number[]) {
  const total = nota.piezas.length;
  const before = nota.entrega?.entregadas ?? [];
  const counted = joinNumbers(total, touched).filter((number) => !before.includes(number));
  const done = joinNumbers(total, before, counted);
  return {
    total,
    before,
    /** `counted`: numbers counted in this dialog. `done`: numbers counted in this dialog or handed over before. */
    counted,
    done,
    missing: missingNumbers(total, done),
  };
}

/**
 * Counts the pieces of a nota as they are handed over, by touch or by their tags.
 * @param first number of a piece that is counted from the start; null for none
 * @param onComplete called with the numbers counted when the last piece is counted
 */
export function useCount(nota: StoredNota, first: number | null, onComplete: (counted: number[]) => void) {
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  /** Time ('HH:MM') at which each piece was counted in this dialog, by its number. */
  const [hours, setHours] = useState<ReadonlyMap<number, string>>(
    () => new Map(first === null ? [] : [[first, momentIn(zone).hour]]),
  );
  const [notice, setNotice] = useState<string | null>(null);
  const tally = tallyOf(nota, [...hours.keys()]);
  const { total, before, counted, done, missing } = tally;

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

  /**
   * Counts the piece of a scanned tag; for a tag of another nota, shows a notice.
   * @returns false for a code that names no nota (`namesNota`), which the app then handles
   */
  function take(text: string): boolean {
    if (!namesNota(parseScan(text))) return false;
    read(text);
    return true;
  }

  return {
    ...tally,
    hours,
    /** True once a piece is counted or was handed over before, and few enough are missing to mark each of them. */
    marksMissing: done.length > 0 && missing.length <= FEW,
    /** Message about the count, for example why the last tag counted no new piece; null for none. */
    notice,
    setNotice,
    toggle,
    read,
    take,
  };
}

export type Count = ReturnType<typeof useCount>;
