import { type Agenda, firstDayWithRoom, type Load, minutesLate, overIn, promisedOn } from '@lavanda/shared/domain/capacity';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import { formatQuantity } from '@lavanda/shared/domain/money';
import { openHours } from '@lavanda/shared/domain/openingHours';
import { PROMISE_TEXTS as T } from './texts';

/** Text about a day without room: 'El viernes 11 ya no cabe: quedaría en 64 de 60 piezas'. */
export function noRoomText({ capacity, ...agenda }: Agenda, day: LocalDay, own: Load): string {
  const promised = promisedOn(agenda, day);
  const sums = overIn(capacity, promised, own).map((measure) =>
    measure === 'grams'
      ? T.ofKilos(formatQuantity(promised.grams + own.grams), formatQuantity(capacity.grams ?? 0))
      : T.ofPiecesLong(String(promised.pieces + own.pieces), String(capacity.pieces ?? 0)),
  );
  return T.noRoom(day, sums.join(T.and));
}

/** Text about how late the work of the day would end by the sucursal's opening hours or, without hours, about the excess. */
export function lateText({ capacity, ...agenda }: Agenda, hours: string, day: LocalDay, own: Load): string {
  const promised = promisedOn(agenda, day);
  const open = openHours(hours, day);
  if (open) return T.late(Math.max(1, minutesLate(capacity, promised, own, open)), open);
  const surplus = overIn(capacity, promised, own).map((measure) => {
    const over = promised[measure] + own[measure] - (capacity[measure] ?? 0);
    return measure === 'grams' ? T.surplusKilos(formatQuantity(over)) : T.surplusPieces(over);
  });
  return T.surplus(surplus.join(T.and));
}

/** The next day with room after `day`; null when no known day has room. */
export function nextWithRoom(agenda: Agenda, day: LocalDay, own: Load): LocalDay | null {
  return firstDayWithRoom(agenda, addDays(day, 1), own);
}
