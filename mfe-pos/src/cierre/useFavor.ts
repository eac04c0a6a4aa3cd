import { errorMessage } from '@lavanda/shared';
import { returnMethods } from '@lavanda/shared/domain/credit';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT, type PaymentMethod } from '@lavanda/shared/domain/nota';
import type { FavorEnding, Pago, RefundPart } from '@lavanda/shared/domain/pagos';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useSharedRefundPagoMutation } from '@lavanda/shared/ui/pagos/endpoints';
import { useRef, useState } from 'react';
import { TEXTS } from '../activos/texts';
import { usePosKeepCreditMutation } from '../notas/endpoints';
import { notaFromApi } from '../notas/fromApi';
import type { StoredNota } from '../notas/nota';
import { alreadyReturned, type Returned, totalOf, withReturned } from './returned';
import { useFavorChoice } from './useFavorChoice';
import { type OwnReversals, useOwnReversals } from './useOwnReversals';

const T = TEXTS.cierre;

/** The user's latest choice for the amount in favor, and why its request failed ('' unless it did). */
interface Asked {
  ending: FavorEnding;
  /** Sum of all the reversals by this dialog once the choice is carried out, centavos. */
  target: Centavos;
  failure: string;
}

/** Error text for a choice that was carried out only in part or not at all; `returned` are the amounts already returned. */
function failureText({ ending, target, failure }: Asked, returned: readonly Returned[]): string {
  if (ending === 'credit') return T.notKept(failure);
  const done = totalOf(returned);
  return done > 0 ? T.restNotRefunded(formatMoney(target - done), failure) : T.notRefunded(failure);
}

/** Requests that return the amount in favor or keep it as credit. Each resolves to the nota afterwards, or null on failure. */
function useSendFavor(nota: StoredNota, own: OwnReversals) {
  const [refund] = useSharedRefundPagoMutation();
  const [keep] = usePosKeepCreditMutation();
  const operationOf = useOperationId();

  async function giveBack(attempt: Asked, plan: readonly RefundPart<Pago>[], method: PaymentMethod): Promise<StoredNota | null> {
    let after: StoredNota | null = nota;
    for (const { pago, monto: part } of plan) {
      // A pago made with credit is returned to the credit, whichever method was chosen.
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

/** Carries out what was chosen for a nota's amount in favor: it is returned to the cliente or kept as credit. */
export function useFavor(nota: StoredNota) {
  const { plan, ...choice } = useFavorChoice(nota);
  const { amount, ending, method } = choice;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const own = useOwnReversals();
  const { giveBack, keepAsCredit } = useSendFavor(nota, own);
  const asked = useRef<Asked | null>(null);
  const [shown, setShown] = useState<readonly Returned[]>([]);
  // The ref has the same value as `shown`, because the text of the cierre needs that value before the next render.
  const returned = useRef(shown);

  /**
   * Returns the whole amount in favor, or keeps it all as credit.
   * @returns the nota afterwards; null when a part failed or its answer was lost, so that the nota must be fetched again
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
   * Finds in the nota the amounts that this dialog returned or kept, so that a lost answer isn't reported as a failure.
   * @param after null when the nota couldn't be fetched
   * @returns whether the user's choice is known to be completely carried out
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
    ...choice,
    busy,
    error,
    /** Text about the amounts already returned or kept; '' for none. */
    already: alreadyReturned(shown),
    settle,
    check,
    /** The text of the cierre, followed by the amounts that were returned or kept before it. */
    tell: (text: string) => withReturned(text, returned.current),
  };
}

export type Favor = ReturnType<typeof useFavor>;
