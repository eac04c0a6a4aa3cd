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

/** Credit that was returned, and the notas whose tickets tell of it. */
export interface ReturnedCredit {
  amount: Centavos;
  method: PaymentMethod;
  notas: readonly string[];
}

/** Whether the server answered that it returned nothing. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status !== 'red' && error.status < 500;
}

/**
 * State of the dialog that returns a cliente's credit: what is typed, what is wrong with it, and its sending.
 * @param credit as it is now, centavos
 */
export function useReturnCredit(clienteId: string, credit: Centavos) {
  const [text, setText] = useState(() => ofInteger(credit, 2));
  // True while the text is selected: the next key of the pad replaces it.
  const [selected, setSelected] = useState(true);
  const [method, setMethod] = useState<PaymentMethod>('Efvo');
  const [asked, setAsked] = useState(false);
  const [giveBack, { isLoading: busy, error }] = useClientesReturnCreditMutation();
  const attempt = useRef({ content: '', operationId: '' });
  /** The credit of when it was sent, until there is an answer: a lost one may have lowered it. Null after a refusal. */
  const [held, setHeld] = useState<Centavos | null>(credit);

  const limit = held ?? credit;
  const amount = parseAmount(text) ?? 0;
  const wrong = amountFailure(text) ?? (amount > limit ? T.above(formatMoney(limit)) : null);

  /** The same content is the same operation, so that a retry returns once; changed content is another. */
  function bodyOf(): ReturnCredit {
    const content = JSON.stringify([amount, method]);
    if (attempt.current.content !== content) attempt.current = { content, operationId: newId() };
    return { id: clienteId, operacion: attempt.current.operationId, monto: centavosToPesos(amount), metodo: method };
  }

  return {
    text,
    /** Takes the typed or pasted text, unless it can't be a number. */
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
    /** @returns null when the amount is wrong, or when it failed */
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
