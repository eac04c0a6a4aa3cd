import { randomUUID } from 'node:crypto';
import { returnMethods } from '@lavanda/shared/domain/credit';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { formatMoney } from '@lavanda/shared/domain/money';
import { returnableOf } from '@lavanda/shared/domain/pagos';
import { HttpProblem } from '../../http/problem.ts';
import { invalidField } from '../errors.ts';
import type { Pago } from '../nota.ts';
import { closedMonth, excessiveRefund, TEXTS } from '../texts.ts';
import type { PagoInput } from './input.ts';

export interface PagosContext {
  /** Today's local date in the nota's sucursal. */
  today: LocalDay;
  /** The day for pagos sent without one, or with a future one: today, or the earlier day on which they were captured. */
  capturedDay: LocalDay;
  canReverse: boolean;
  /** First local date that the session may give to a nota or a pago; null for no limit. */
  firstOpenDay: LocalDay | null;
  /** The sent ids that belong to pagos of other notas. */
  idsOfOtherNotas: readonly string[];
}

type Candidate = PagoInput & { fecha: LocalDay; campo: string };

/** Whether a sent pago has the values of a stored one. A client that omits the kind of card matches any kind. */
const same = (a: Pago, b: Candidate) =>
  a.monto === b.monto &&
  a.metodo === b.metodo &&
  a.fecha === b.fecha &&
  a.reversaDe === b.reversaDe &&
  (b.tarjeta === null || (a.tarjeta ?? null) === b.tarjeta);

/**
 * Checks a reversal of all or part of a saved pago.
 * @param pagos the saved pagos, and those added before the reversal
 */
function checkReversal(created: Candidate, saved: readonly Pago[], pagos: readonly Pago[], context: PagosContext): void {
  if (!context.canReverse)
    throw new HttpProblem(403, TEXTS.noReversalPermission, [
      { campo: `${created.campo}.reversa_de`, mensaje: TEXTS.noReversalPermission },
    ]);
  const original = saved.find(({ id }) => id === created.reversaDe);
  if (!original || original.reversaDe !== null) throw invalidField(`${created.campo}.reversa_de`, TEXTS.nonexistentReversal);
  if (!returnMethods(original.metodo).includes(created.metodo))
    throw invalidField(`${created.campo}.metodo`, TEXTS.creditReturnsAsCredit);
  const rest = returnableOf(original, pagos);
  if (rest === 0) throw invalidField(`${created.campo}.reversa_de`, TEXTS.duplicateReversal);
  if (created.monto >= 0) throw invalidField(`${created.campo}.monto`, TEXTS.negativeReversal);
  if (-created.monto > rest) throw invalidField(`${created.campo}.monto`, excessiveRefund(formatMoney(rest)));
}

/**
 * Removes pagos that are stored already, matched by id or, without an id, by their values (`same`). A stored pago matches
 * only one sent pago.
 */
function separateNew(candidates: readonly Candidate[], saved: readonly Pago[]): Candidate[] {
  const free = new Map(saved.map((pago) => [pago.id, pago]));
  const seen = new Set<string>();
  const unsaved = candidates.filter((candidate) => {
    if (candidate.id === null) return true;
    if (seen.has(candidate.id)) throw invalidField(`${candidate.campo}._id`, TEXTS.duplicateId);
    seen.add(candidate.id);
    const saved = free.get(candidate.id);
    if (!saved) return true;
    if (!same(saved, candidate)) throw invalidField(candidate.campo, TEXTS.fixedPago);
    free.delete(saved.id);
    return false;
  });
  return unsaved.filter((candidate) => {
    if (candidate.id !== null) return true;
    for (const saved of free.values()) {
      if (!same(saved, candidate)) continue;
      free.delete(saved.id);
      return false;
    }
    return true;
  });
}

/** The day of a new pago. A future day, which a device with a fast clock sends, is replaced by the day of the capture. */
function newDate(sent: LocalDay | null, { today, capturedDay }: PagosContext): LocalDay {
  return sent === null || sent > today ? capturedDay : sent;
}

/**
 * The pagos to add. Stored pagos never change (decisions "Notes"): a pago sent again under its id is the stored one, even with
 * another day, so a retry after midnight adds nothing. `resolveNota` compares the new pagos with the saldo.
 * @throws HttpProblem 422 naming the pago; 403 for a reversal without permission
 */
export function resolvePagos(inputs: readonly PagoInput[], saved: readonly Pago[], context: PagosContext): Pago[] {
  const savedDate = (id: string | null) => saved.find((pago) => pago.id === id)?.fecha;
  const candidates = inputs.map((input, i) => ({
    ...input,
    campo: `pagos[${i}]`,
    fecha: savedDate(input.id) ?? newDate(input.fecha, context),
  }));
  const pagos = [...saved];
  for (const created of separateNew(candidates, saved)) {
    if (created.id !== null && context.idsOfOtherNotas.includes(created.id))
      throw invalidField(`${created.campo}._id`, TEXTS.foreignPago);
    if (created.reversaDe !== null) checkReversal(created, saved, pagos, context);
    else if (created.monto <= 0) throw invalidField(`${created.campo}.monto`, TEXTS.positivePago);
    if (context.firstOpenDay !== null && created.fecha < context.firstOpenDay)
      throw invalidField(`${created.campo}.fecha`, closedMonth(context.firstOpenDay));
    pagos.push({
      id: created.id ?? randomUUID(),
      fecha: created.fecha,
      monto: created.monto,
      metodo: created.metodo,
      reversaDe: created.reversaDe,
      ...(created.tarjeta !== null && { tarjeta: created.tarjeta }),
    });
  }
  return pagos.slice(saved.length);
}
