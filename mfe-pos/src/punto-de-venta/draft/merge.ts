import { NO_OBSERVATIONS, observationsText, sameObservations } from '@lavanda/shared/domain/observations';
import type { Line, StoredNota } from '../../notas/nota';
import { type Draft, draftFromNota, newDraft } from './draft';

const observed = ({ observaciones = NO_OBSERVATIONS }: Line) => observationsText(observaciones);

const same = (a: Line, b: Line) =>
  a.cantidad === b.cantidad && a.precio === b.precio && a.servicio === b.servicio && observed(a) === observed(b);

/** Merges the lines of two registers. This register's added, changed and removed lines win; the rest is as in `theirOwn`. */
function mergeLines(base: readonly Line[], mine: readonly Line[], theirOwn: readonly Line[]): Line[] {
  const withId = (lines: readonly Line[], id: string) => lines.find((line) => line.id === id);
  const changed = (ours: Line) => {
    const before = withId(base, ours.id);
    return before === undefined || !same(before, ours);
  };
  const remaining = theirOwn.flatMap((theirs) => {
    const ours = withId(mine, theirs.id);
    if (ours) return [changed(ours) ? ours : theirs];
    return withId(base, theirs.id) ? [] : [theirs];
  });
  return [...remaining, ...mine.filter((ours) => changed(ours) && !withId(theirOwn, ours.id))];
}

/** Fields of a nota that are merged as a whole: cliente, dates, discount, switches, address and observations. */
const NOTE_DATA = [
  'cliente',
  'fecha',
  'fechaEntrega',
  'descuentos',
  'descuentoMotivo',
  'descuentoPorcentaje',
  'factura',
  'aDomicilio',
  'express',
  'domicilio',
  'observaciones',
] as const;
export type NoteDatum = (typeof NOTE_DATA)[number];

/** True when this register changed the field `key` of the nota it opened; always true for a new nota. */
export function isTouched(draft: Draft, key: NoteDatum): boolean {
  if (!draft.base) return true;
  const original = draftFromNota(draft.base);
  if (key === 'cliente') return original.cliente?.id !== draft.cliente?.id;
  if (key === 'domicilio') return original.domicilio?.descripcion !== draft.domicilio?.descripcion;
  if (key === 'observaciones') return !sameObservations(original.observaciones, draft.observaciones);
  return original[key] !== draft[key];
}

/** The draft's pago and credit that the nota doesn't have yet. The credit is dropped if the nota now has another cliente. */
export function pendingPagos({ pago, credit, cliente }: Draft, nota: StoredNota): Pick<Draft, 'pago' | 'credit'> {
  const isStored = (id: string) => nota.pagos.some((stored) => stored.id === id);
  return {
    pago: isStored(pago.id) ? newDraft().pago : pago,
    credit: credit && !isStored(credit.id) && cliente?.id === nota.clienteId ? credit : null,
  };
}

/**
 * Rebases the draft on a newer version of the nota: fields not changed at this register take that version's values, and a pago
 * that is already stored isn't made again.
 */
export function rebaseDraft(draft: Draft, nota: StoredNota): Draft {
  const fresh = draftFromNota(nota);
  const mine = Object.fromEntries(NOTE_DATA.filter((key) => isTouched(draft, key)).map((key) => [key, draft[key]]));
  const merged: Draft = { ...fresh, ...mine };
  return {
    ...merged,
    // Another cliente is asked for an address again.
    withoutDomicilio: draft.withoutDomicilio && merged.cliente?.id === draft.cliente?.id,
    lineas: mergeLines(draft.base?.lineas ?? [], draft.lineas, nota.lineas),
    ...pendingPagos(draft, nota),
    intento: draft.intento,
  };
}
