import type { Linea, NotaGuardada } from '../../notas/nota';
import { type Draft, draftFromNota } from './draft';

const igual = (a: Linea, b: Linea) => a.cantidad === b.cantidad && a.precio === b.precio && a.servicio === b.servicio;

/** Articles after both registers: what this one added, changed or took away wins; the rest is as the other left it. */
function mergeLines(base: readonly Linea[], mias: readonly Linea[], suyas: readonly Linea[]): Linea[] {
  const con = (lineas: readonly Linea[], id: string) => lineas.find((linea) => linea.id === id);
  const cambiada = (mia: Linea) => {
    const antes = con(base, mia.id);
    return antes === undefined || !igual(antes, mia);
  };
  const quedan = suyas.flatMap((suya) => {
    const mia = con(mias, suya.id);
    if (mia) return [cambiada(mia) ? mia : suya];
    return con(base, suya.id) ? [] : [suya];
  });
  return [...quedan, ...mias.filter((mia) => cambiada(mia) && !con(suyas, mia.id))];
}

/** Dates, customer, discounts and switches of a note: one value each. */
export const NOTE_DATA = ['cliente', 'fecha', 'fechaEntrega', 'descuentos', 'factura', 'aDomicilio', 'express'] as const;
export type NoteDatum = (typeof NOTE_DATA)[number];

/** Whether this register changed `dato` of the note it opened; on a new note everything is its own. */
export function isTouched(draft: Draft, dato: NoteDatum): boolean {
  if (!draft.base) return true;
  const original = draftFromNota(draft.base);
  return dato === 'cliente' ? original.cliente?.id !== draft.cliente?.id : original[dato] !== draft[dato];
}

/**
 * What was typed, over a newer version of the note. What this register didn't touch is taken from that version, and a
 * payment of this draft that is stored already isn't made again.
 */
export function rebaseDraft(draft: Draft, nota: NotaGuardada): Draft {
  const fresco = draftFromNota(nota);
  const mios = Object.fromEntries(NOTE_DATA.filter((dato) => isTouched(draft, dato)).map((dato) => [dato, draft[dato]]));
  return {
    ...fresco,
    ...mios,
    lineas: mergeLines(draft.base?.lineas ?? [], draft.lineas, nota.lineas),
    pago: nota.pagos.some(({ id }) => id === draft.pago.id) ? fresco.pago : draft.pago,
    intento: draft.intento,
  };
}
