import type { Line, StoredNota } from '../../notas/nota';
import { type Draft, draftFromNota } from './draft';

const same = (a: Line, b: Line) => a.cantidad === b.cantidad && a.precio === b.precio && a.servicio === b.servicio;

/** Articles after both registers: what this one added, changed or took away wins; the rest is as the other left it. */
function mergeLines(base: readonly Line[], mine: readonly Line[], theirOwn: readonly Line[]): Line[] {
  const withId = (lines: readonly Line[], id: string) => lines.find((line) => line.id === id);
  const changed = (mia: Line) => {
    const before = withId(base, mia.id);
    return before === undefined || !same(before, mia);
  };
  const remaining = theirOwn.flatMap((itsOwn) => {
    const mia = withId(mine, itsOwn.id);
    if (mia) return [changed(mia) ? mia : itsOwn];
    return withId(base, itsOwn.id) ? [] : [itsOwn];
  });
  return [...remaining, ...mine.filter((mia) => changed(mia) && !withId(theirOwn, mia.id))];
}

/** Dates, customer, discounts and switches of a note: one value each. */
export const NOTE_DATA = ['cliente', 'fecha', 'fechaEntrega', 'descuentos', 'factura', 'aDomicilio', 'express'] as const;
export type NoteDatum = (typeof NOTE_DATA)[number];

/** Whether this register changed `dato` of the note it opened; on a new note everything is its own. */
export function isTouched(draft: Draft, datum: NoteDatum): boolean {
  if (!draft.base) return true;
  const original = draftFromNota(draft.base);
  return datum === 'cliente' ? original.cliente?.id !== draft.cliente?.id : original[datum] !== draft[datum];
}

/**
 * What was typed, over a newer version of the note. What this register didn't touch is taken from that version, and a
 * payment of this draft that is stored already isn't made again.
 */
export function rebaseDraft(draft: Draft, nota: StoredNota): Draft {
  const fresco = draftFromNota(nota);
  const mine = Object.fromEntries(NOTE_DATA.filter((datum) => isTouched(draft, datum)).map((datum) => [datum, draft[datum]]));
  return {
    ...fresco,
    ...mine,
    lineas: mergeLines(draft.base?.lineas ?? [], draft.lineas, nota.lineas),
    pago: nota.pagos.some(({ id }) => id === draft.pago.id) ? fresco.pago : draft.pago,
    intento: draft.intento,
  };
}
