import { errorMessage, isApiError } from '@lavanda/shared';
import type { ReturnCredit } from '@lavanda/shared/contract/schemas/credit';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { acceptText, ofInteger, withKey } from '@lavanda/shared/ui/fields/typedNumber';
import { useRef, useState } from 'react';
import { useClientesReturnCreditMutation } from './endpoints';
import { CREDIT_TEXTS as T } from './texts';

/** The returned credit, and the notas whose tickets show the return. */
export interface ReturnedCredit {
  amount: Centavos;
  method: PaymentMethod;
  notas: readonly string[];
}

/** True when the error proves that nothing was returned. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status !== 'red' && error.status < 500;
}

/**
 * State of the dialog that returns a cliente's credit: the input, its errors, and the request.
 * @param credit the cliente's current credit, centavos
 */
export function useReturnCredit(clienteId: string, credit: Centavos) {
  const [text, setText] = useState(() => ofInteger(credit, 2));
  // True while the text is selected, so that the next key of the number pad replaces it.
  const [selected, setSelected] = useState(true);
  const [method, setMethod] = useState<PaymentMethod>('Efvo');
  const [asked, setAsked] = useState(false);
  const [giveBack, { isLoading: busy, error }] = useClientesReturnCreditMutation();
  const attempt = useRef({ content: '', operationId: '' });
  /**
   * Limit of the amount: the credit when the dialog opened, or at the first request after a refusal. It is kept, because a
   * request whose answer was lost may have lowered the stored credit. Null from a refusal until the next request: meanwhile the
   * cliente's current credit is the limit.
   */
  const [held, setHeld] = useState<Centavos | null>(credit);

  const limit = held ?? credit;
  const amount = parseAmount(text) ?? 0;
  const wrong = amountFailure(text) ?? (amount > limit ? T.above(formatMoney(limit)) : null);

  /** The same content reuses its operation id, so that a retry returns the credit only once; changed content gets a new id. */
  function bodyOf(): ReturnCredit {
    const content = JSON.stringify([amount, method]);
    if (attempt.current.content !== content) attempt.current = { content, operationId: newId() };
    return { id: clienteId, operacion: attempt.current.operationId, monto: centavosToPesos(amount), metodo: method };
  }

  return {
    text,
    /** Accepts typed or pasted text, unless it can't become a number. */
    write(raw: string) {
      const accepted = acceptText(raw, 2);
      if (accepted === null) return;
      setSelected(false);
      setText(accepted);
    },
    press(key: string) {
      setText(withKey(text, key, 2, selected));
      setSelected(false);
    },
    select: () => setSelected(true),
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
      const { data, error } = await giveBack(bodyOf());
      if (isRefusal(error)) setHeld(null);
      return data ? { amount, method, notas: data.notas } : null;
    },
  };
}

export type ReturnCreditForm = ReturnType<typeof useReturnCredit>;
