import { useCan } from '@lavanda/shared';
import { isMoney, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { type FavorEnding, favorEndings, favorOf, refundPlan } from '@lavanda/shared/domain/pagos';
import { useState } from 'react';
import type { StoredNota } from '../notas/nota';

/**
 * The choice at the cierre for a nota with an amount in favor: it is returned to the cliente, kept as credit, or stays on the
 * nota.
 */
export function useFavorChoice(nota: StoredNota) {
  const endings = favorEndings(useCan('pagos.revertir'));
  const [chosen, setEnding] = useState<FavorEnding | null>(null);
  const [by, setMethod] = useState<PaymentMethod | null>(null);
  const amount = favorOf(nota.saldo);
  const plan = refundPlan(nota.pagos, amount);
  const newest = plan[0]?.pago.metodo ?? 'Efvo';
  return {
    amount,
    /** The pagos to return, and how much of each. */
    plan,
    endings,
    ending: chosen ?? endings[0] ?? 'keep',
    setEnding,
    method: by ?? (isMoney(newest) ? newest : 'Efvo'),
    setMethod,
  };
}
