import { errorMessage } from '@lavanda/shared';
import { useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { type Centavos, centavosToPesos } from '../../domain/money.ts';
import { newId } from '../../domain/newId.ts';
import type { PagoMethod } from '../../domain/nota.ts';
import type { CardKind } from '../../domain/satForm.ts';
import { useOperationId } from '../form/useOperationId.ts';
import { useSharedCorrectPagoMutation, useSharedRefundPagoMutation } from './endpoints.ts';
import { PAGOS_TEXTS as T } from './texts.ts';
import type { CorrectedPago } from './useCorrectedAmount.ts';

interface Correction {
  amount: Centavos;
  method: PagoMethod;
  card: CardKind | null;
  reason: string;
}

/** Sends a correction, or a refund. The same content keeps its operation id; changed content gets another one. */
export function useSendCorrection({ kind, nota, pago }: CorrectedPago) {
  const [refund, refunding] = useSharedRefundPagoMutation();
  const [correct, correcting] = useSharedCorrectPagoMutation();
  // The reversal's id is the same for the whole dialog, so that a correction sent or changed several times reverses the pago only
  // once.
  const [ids] = useState(() => ({ reversal: newId(), right: newId() }));
  const operationOf = useOperationId();

  /** @returns the nota after the correction; null when it failed */
  async function send({ amount, method, card, reason }: Correction): Promise<Nota | null> {
    const pesos = centavosToPesos(amount);
    const operationId = operationOf([pesos, method, card, reason]);
    const sent = { id: nota.id, operacion: operationId, pago: pago.id, reversa: ids.reversal, motivo: reason };
    const { data } =
      kind === 'refund'
        ? await refund({ ...sent, monto: pesos, metodo: method })
        : await correct({ ...sent, nuevo: { _id: ids.right, monto: pesos, metodo: method, ...(card && { tarjeta: card }) } });
    return data ?? null;
  }

  const { error, isLoading: busy } = kind === 'refund' ? refunding : correcting;
  return { send, busy, failure: error && !busy ? T.notDone(errorMessage(error)) : null };
}
