import { errorMessage, useCan } from '@lavanda/shared';
import { returnMethods } from '@lavanda/shared/domain/credit';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT, isMoney, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { type FavorEnding, favorEndings, favorOf, type RefundPart, refundPlan } from '@lavanda/shared/domain/pagos';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useSharedRefundPagoMutation } from '@lavanda/shared/ui/pagos/endpoints';
import { useRef, useState } from 'react';
import { TEXTS } from '../activos/texts';
import { usePosKeepCreditMutation } from '../notas/endpoints';
import { notaFromApi } from '../notas/fromApi';
import type { Pago, StoredNota } from '../notas/nota';
import { alreadyReturned, type Returned, totalOf, withReturned } from './returned';
import { type OwnReversals, useOwnReversals } from './useOwnReversals';

const T = TEXTS.cierre;

/** What the last touch asked for, and why it wasn't answered. */
interface Asked {
  ending: FavorEnding;
  /** What this dialog has returned in all once it is done, centavos. */
  target: Centavos;
  failure: string;
}

/** Why what was asked for isn't done, with `returned` stored of it. */
function failureText({ ending, target, failure }: Asked, returned: readonly Returned[]): string {
  if (ending === 'credit') return T.notKept(failure);
  const done = totalOf(returned);
  return done > 0 ? T.restNotRefunded(formatMoney(target - done), failure) : T.notRefunded(failure);
}

/** Sends the parts of a refund, or what is kept as credit; the nota after it, or null when one wasn't answered. */
function useSendFavor(nota: StoredNota, own: OwnReversals) {
  const [refund] = useSharedRefundPagoMutation();
  const [keep] = usePosKeepCreditMutation();
  const operationOf = useOperationId();

  async function giveBack(attempt: Asked, plan: readonly RefundPart<Pago>[], method: PaymentMethod): Promise<StoredNota | null> {
    let after: StoredNota | null = nota;
    for (const { pago, monto: part } of plan) {
      // What was paid with credit goes back to it, whatever the method.
      const by = returnMethods(pago.metodo).includes(method) ? method : CREDIT;
      const { operationId, reversal } = own.idsOf(nota, pago, part, by);
      const { data, error } = await refund({
        id: nota.id,
        operacion: operationId,
        pago: pago.id,
        reversa: reversal,
        monto: centavosToPesos(part),
        metodo: by,
        motivo: T.refundReason,
      });
      if (!data) attempt.failure = errorMessage(error);
      after = data ? notaFromApi(data) : null;
      if (after === null) break;
    }
    return after;
  }

  async function keepAsCredit(attempt: Asked, amount: Centavos): Promise<StoredNota | null> {
    own.keepFrom(nota);
    const pesos = centavosToPesos(amount);
    const operationId = operationOf({ version: nota.version, pesos });
    const { data, error } = await keep({ id: nota.id, operacion: operationId, monto: pesos });
    if (!data) attempt.failure = errorMessage(error);
    return data ?? null;
  }

  return { giveBack, keepAsCredit };
}

/**
 * What happens at the cierre with what the nota has in the cliente's favor: it is returned by pagos, kept as credit, or
 * stays on the nota.
 */
export function useFavor(nota: StoredNota) {
  const endings = favorEndings(useCan('pagos.revertir'));
  const [chosen, setChosen] = useState<FavorEnding | null>(null);
  const [by, setMethod] = useState<PaymentMethod | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const own = useOwnReversals();
  const { giveBack, keepAsCredit } = useSendFavor(nota, own);
  const asked = useRef<Asked | null>(null);
  const [shown, setShown] = useState<readonly Returned[]>([]);
  // The same for the cierre, which tells of it before the next render.
  const returned = useRef(shown);

  const amount = favorOf(nota.saldo);
  const plan = refundPlan(nota.pagos, amount);
  const newest = plan[0]?.pago.metodo ?? 'Efvo';
  const method = by ?? (isMoney(newest) ? newest : 'Efvo');
  const ending = chosen ?? endings[0] ?? 'keep';

  /**
   * Returns all of it, or keeps all of it as credit.
   * @returns the nota after it; null when a part failed or its answer was lost, so that the nota has to be read again
   */
  async function settle(): Promise<StoredNota | null> {
    setBusy(true);
    setError(null);
    const wanted = ending === 'refund' ? plan.reduce((sum, { monto: part }) => sum + part, 0) : amount;
    const attempt: Asked = { ending, target: totalOf(own.in(nota)) + wanted, failure: '' };
    asked.current = attempt;
    const after = await (ending === 'refund' ? giveBack(attempt, plan, method) : keepAsCredit(attempt, amount));
    setBusy(false);
    return after;
  }

  /**
   * Reads in the nota what this dialog has returned and kept, so that a lost answer isn't told as a failure.
   * @param after null when it couldn't be read
   * @returns whether all that was asked for is done
   */
  function check(after: StoredNota | null): boolean {
    const attempt = asked.current;
    if (!attempt) return false;
    if (!after) {
      setError(T.favorUnknown(attempt.failure));
      return false;
    }
    returned.current = own.in(after);
    setShown(returned.current);
    const done = totalOf(returned.current) >= attempt.target;
    setError(done ? null : failureText(attempt, returned.current));
    return done;
  }

  return {
    amount,
    endings,
    ending,
    setEnding: setChosen,
    method,
    setMethod,
    busy,
    error,
    /** Text about what was already returned and kept; '' when nothing was. */
    already: alreadyReturned(shown),
    settle,
    check,
    /** The text of the cierre, with what was returned and kept before it. */
    tell: (text: string) => withReturned(text, returned.current),
  };
}
