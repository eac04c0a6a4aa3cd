import { errorMessage, useCan } from '@lavanda/shared';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { isMoney, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { type FavorEnding, favorEndings, favorOf, refundPlan } from '@lavanda/shared/domain/pagos';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useSharedRefundPagoMutation } from '@lavanda/shared/ui/pagos/endpoints';
import { useRef, useState } from 'react';
import { TEXTS } from '../activos/texts';
import { usePosKeepCreditMutation } from '../notas/endpoints';
import { notaFromApi } from '../notas/fromApi';
import type { Pago, StoredNota } from '../notas/nota';

const T = TEXTS.cierre;

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
  const [refund] = useSharedRefundPagoMutation();
  const [keep] = usePosKeepCreditMutation();
  const operationOf = useOperationId();
  /** Ids of each part, by its content: a part that is sent again returns the money once. */
  const ids = useRef(new Map<string, { operationId: string; reversal: string }>());

  const amount = favorOf(nota.saldo);
  const plan = refundPlan(nota.pagos, amount);
  const newest = plan[0]?.pago.metodo ?? 'Efvo';
  const method = by ?? (isMoney(newest) ? newest : 'Efvo');
  const ending = chosen ?? endings[0] ?? 'keep';

  function idsOf(pago: Pago, part: Centavos) {
    const content = JSON.stringify([nota.version, pago.id, part, method]);
    const known = ids.current.get(content) ?? { operationId: newId(), reversal: newId() };
    ids.current.set(content, known);
    return known;
  }

  /** Returns all of it. @returns the nota after it; null when a part failed, so that the nota has to be read again */
  async function giveBack(): Promise<StoredNota | null> {
    setBusy(true);
    setError(null);
    let after: StoredNota | null = nota;
    for (const { pago, monto: part } of plan) {
      const { operationId, reversal } = idsOf(pago, part);
      const { data, error } = await refund({
        id: nota.id,
        operacion: operationId,
        pago: pago.id,
        reversa: reversal,
        monto: centavosToPesos(part),
        metodo: method,
        motivo: T.refundReason,
      });
      if (!data) setError(T.notRefunded(errorMessage(error)));
      after = data ? notaFromApi(data) : null;
      if (after === null) break;
    }
    setBusy(false);
    return after;
  }

  /** Keeps all of it as the cliente's credit. @returns as `giveBack` */
  async function keepAsCredit(): Promise<StoredNota | null> {
    setBusy(true);
    setError(null);
    const pesos = centavosToPesos(amount);
    const operationId = operationOf({ version: nota.version, pesos });
    const { data, error } = await keep({ id: nota.id, operacion: operationId, monto: pesos });
    if (!data) setError(T.notKept(errorMessage(error)));
    setBusy(false);
    return data ?? null;
  }

  return { amount, endings, ending, setEnding: setChosen, method, setMethod, busy, error, giveBack, keepAsCredit };
}
