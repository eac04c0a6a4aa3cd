import { useState } from 'react';
import type { PagoMethod } from '../../domain/nota.ts';
import { type CardKind, cardOf } from '../../domain/satForm.ts';
import { oneSpace } from '../../domain/text.ts';
import type { CorrectionKind } from './pago.ts';
import { rememberedCard } from './rememberedCard.ts';
import { PAGOS_TEXTS as T } from './texts.ts';
import { type CorrectedPago, useCorrectedAmount } from './useCorrectedAmount.ts';
import { useSendCorrection } from './useSendCorrection.ts';

/** The part of a correction that is missing or wrong; null for none. */
export type CorrectionFault = 'amount' | 'method' | 'reason' | 'other' | null;

/** The reason that is preselected for each correction; '' because a refund has no usual one. */
const USUAL: Record<CorrectionKind, string> = { method: T.reasons[0], amount: T.reasons[1], refund: '' };

/** State of the dialog that corrects or returns a pago: its typed values, their errors, and its sending. */
export function useCorrection(corrected: CorrectedPago) {
  const { kind, pago } = corrected;
  const { isWrong, errorOf, ...typed } = useCorrectedAmount(corrected);
  const [method, setMethod] = useState<PagoMethod>(pago.metodo);
  const [chosenCard, setCard] = useState<CardKind | null>(pago.tarjeta ?? null);
  const [choice, setChoice] = useState(USUAL[kind]);
  const [other, setOther] = useState('');
  const [asked, setAsked] = useState(false);
  const { send, busy, failure } = useSendCorrection(corrected);
  const { amount } = typed;
  const card = cardOf(method, chosenCard);
  const reason = oneSpace(choice === T.otherReason ? other : choice);

  function fault(): CorrectionFault {
    if (isWrong) return 'amount';
    if (kind === 'method' && method === pago.metodo && card === (pago.tarjeta ?? null)) return 'method';
    if (choice === '') return 'reason';
    return reason === '' ? 'other' : null;
  }

  return {
    ...typed,
    method,
    card,
    setCard,
    /** Sets the method. When a pago not made by card changes to TDC, proposes the kind of card last used on this device. */
    setMethod(chosen: PagoMethod) {
      setMethod(chosen);
      if (chosen === 'TDC' && chosenCard === null && pago.metodo !== 'TDC') setCard(rememberedCard());
    },
    choice,
    setChoice,
    other,
    setOther,
    busy,
    amountError: errorOf(asked),
    shown: asked ? fault() : null,
    failure,
    /** @returns the part that the user has to correct first, or null when the correction may be sent */
    check(): CorrectionFault {
      setAsked(true);
      return fault();
    },
    /** @returns the nota after the correction; null when it failed */
    send: () => send({ amount, method, card, reason }),
  };
}

export type Correction = ReturnType<typeof useCorrection>;
