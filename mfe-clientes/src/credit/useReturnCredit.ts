import { errorMessage } from '@lavanda/shared';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { ofInteger } from '@lavanda/shared/ui/fields/typedNumber';
import { useTypedNumber } from '@lavanda/shared/ui/fields/useTypedNumber';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { useClientesReturnCreditMutation } from './endpoints';
import { CREDIT_TEXTS as T } from './texts';

/** The returned credit, and the notas whose tickets show the return. */
export interface ReturnedCredit {
  amount: Centavos;
  method: PaymentMethod;
  notas: readonly string[];
}

/**
 * State of the dialog that returns a cliente's credit: the input, its errors, and the request.
 * @param credit the cliente's current credit, centavos
 */
export function useReturnCredit(clienteId: string, credit: Centavos) {
  const typed = useTypedNumber(ofInteger(credit, 2));
  const { text } = typed;
  const [method, setMethod] = useState<PaymentMethod>('Efvo');
  const [asked, setAsked] = useState(false);
  const [giveBack, { isLoading: busy, error }] = useClientesReturnCreditMutation();
  const operationOf = useOperationId();
  /**
   * Limit of the amount: the credit when the dialog opened, or at the first request after a refusal. It is kept, because a
   * request whose answer was lost may have lowered the stored credit. Null from a refusal until the next request: meanwhile the
   * cliente's current credit is the limit.
   */
  const [held, setHeld] = useState<Centavos | null>(credit);

  const limit = held ?? credit;
  const amount = parseAmount(text) ?? 0;
  const wrong = amountFailure(text) ?? (amount > limit ? T.above(formatMoney(limit)) : null);

  return {
    ...typed,
    amount,
    limit,
    method,
    setMethod,
    busy,
    amountError: wrong ?? (asked && amount === 0 ? T.missing : null),
    failure: error && !busy ? T.notDone(errorMessage(error)) : null,
    /** @returns what was returned; null when the amount is missing or wrong, a request is under way, or the request failed */
    async send(): Promise<ReturnedCredit | null> {
      setAsked(true);
      if (busy || wrong !== null || amount === 0) return null;
      setHeld(limit);
      const { data, error } = await giveBack({
        id: clienteId,
        operacion: operationOf([amount, method]),
        monto: centavosToPesos(amount),
        metodo: method,
      });
      // An error after which a retry can't succeed proves that nothing was returned.
      if (!mayRetry(error)) setHeld(null);
      return data ? { amount, method, notas: data.notas } : null;
    },
  };
}

export type ReturnCreditForm = ReturnType<typeof useReturnCredit>;
