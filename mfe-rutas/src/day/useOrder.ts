import { errorMessage, useToast } from '@lavanda/shared';
import type { Proposal, RouteDay, ShareOut } from '@lavanda/shared/contract/schemas/rutas';
import { useRutasProposeMutation, useRutasShareOutMutation } from '../endpoints';
import { TEXTS } from '../texts';
import { countsOf, keyOf, lateMinutes, pendingOf, seenOf } from './board';
import { useUndo } from './useUndo';

/** Time at which a driver leaves on this day: that of the route, else the driver's usual time, else 09:00. */
export const leavesAt = ({ rutas, choferes }: RouteDay, driverId: string): string =>
  rutas.find(({ chofer }) => chofer === driverId)?.sale ?? choferes.find(({ _id }) => _id === driverId)?.sale ?? '09:00';

/** The drivers' current order, to which an undo returns. */
export function orderNow(day: RouteDay, drivers: readonly string[]): ShareOut {
  const rutas = drivers.map((chofer) => {
    const paradas = pendingOf(day, chofer).map(({ nota, tipo: kind }) => ({ nota, tipo: kind }));
    return { chofer, sale: leavesAt(day, chofer), paradas };
  });
  return { fecha: day.fecha, rutas };
}

/** Converts a proposal to the body of a save. Stops that the proposal leaves out stay with their driver, as the last ones. */
export function keptProposal(day: RouteDay, { rutas, fuera: dropped }: Proposal): ShareOut {
  const leftOut = new Set(dropped.map(keyOf));
  return {
    fecha: day.fecha,
    visto: seenOf(day),
    rutas: rutas.map(({ chofer, sale, paradas }) => {
      const rest = pendingOf(day, chofer).filter((stop) => leftOut.has(keyOf(stop)));
      return { chofer, sale, paradas: [...paradas, ...rest].map(({ nota, tipo: kind }) => ({ nota, tipo: kind })) };
    }),
  };
}

/** 'Ordenar': requests a better order for each driver's stops and saves it at once, with an undo in the toast. */
export function useOrder(day: RouteDay | undefined) {
  const toast = useToast();
  const [propose, proposing] = useRutasProposeMutation();
  const [keep, keeping] = useRutasShareOutMutation();
  const { undo, isUndoing } = useUndo();

  /** @param only id of the only driver to order; by default all drivers */
  async function order(only?: string) {
    if (!day) return;
    const drivers = day.choferes.map(({ _id }) => _id).filter((id) => (only ?? id) === id && pendingOf(day, id).length > 0);
    if (drivers.length === 0) return toast(TEXTS.nothingToOrder, 'info');
    const choferes = drivers.map((chofer) => ({ chofer, sale: leavesAt(day, chofer) }));
    const proposal = await propose({ fecha: day.fecha, choferes });
    if (!proposal.data) return toast(TEXTS.notOrdered(errorMessage(proposal.error)), 'error');
    const before = orderNow(day, drivers);
    const next = keptProposal(day, proposal.data);
    if (JSON.stringify(sorted(next)) === JSON.stringify(sorted(before))) return toast(TEXTS.alreadyOrdered);
    const answer = await keep(next);
    if (!answer.data) return toast(TEXTS.notOrdered(errorMessage(answer.error)), 'error');
    const saved = Math.round((countsOf(day).km - countsOf(answer.data).km) * 10) / 10;
    const run = () => undo(before, answer.data);
    toast(TEXTS.ordered(saved, lateMinutes(day) - lateMinutes(answer.data)), 'exito', { text: TEXTS.undo, run });
  }

  return { order: (only?: string) => void order(only), busy: proposing.isLoading || keeping.isLoading || isUndoing };
}

const sorted = ({ rutas }: ShareOut) => rutas.toSorted((a, b) => a.chofer.localeCompare(b.chofer)).map(({ paradas }) => paradas);
