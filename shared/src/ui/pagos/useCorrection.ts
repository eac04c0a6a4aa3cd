import { errorMessage } from '@lavanda/shared';
import { useRef, useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { type Centavos, centavosToPesos, formatMoney } from '../../domain/money.ts';
import { newId } from '../../domain/newId.ts';
import type { PagoMethod } from '../../domain/nota.ts';
import { correctionLimit } from '../../domain/pagos.ts';
import { type CardKind, cardOf } from '../../domain/satForm.ts';
import { oneSpace } from '../../domain/text.ts';
import { amountFailure, parseAmount } from '../../domain/writtenNumber.ts';
import { acceptText, ofInteger, withKey } from '../fields/typedNumber.ts';
import { useSharedCorrectPagoMutation, useSharedRefundPagoMutation } from './endpoints.ts';
import type { CorrectionKind, PaidNota, ShownPago } from './pago.ts';
import { rememberedCard } from './rememberedCard.ts';
import { PAGOS_TEXTS as T } from './texts.ts';

/** What of a correction is missing or wrong. */
export type CorrectionFault = 'amount' | 'method' | 'reason' | 'other' | null;

interface Options {
  kind: CorrectionKind;
  nota: PaidNota;
  pago: ShownPago;
  /** What is left of the pago, centavos. */
  returnable: Centavos;
}

/** The reason that is preselected for each correction; '' because a refund has no usual one. */
const USUAL: Record<CorrectionKind, string> = { method: T.reasons[0], amount: T.reasons[1], refund: '' };

/** Why what was typed can't be the amount, or null. @param ofRest whether what is left of the pago limits it */
function amountFault(ofRest: boolean, text: string, amount: Centavos, limit: Centavos): string | null {
  const malformed = amountFailure(text);
  if (malformed) return malformed;
  if (amount <= limit) return null;
  return (ofRest ? T.aboveRest : T.aboveTotal)(formatMoney(limit));
}

/** State of the dialog that corrects or returns a pago: what is typed, what is wrong with it, and its sending. */
export function useCorrection({ kind, nota, pago, returnable }: Options) {
  // The limit is of when the dialog opened: after a lost answer the nota has changed, and a retry must still be allowed.
  const [limit] = useState(() => (kind === 'refund' ? returnable : correctionLimit(pago.monto, returnable, nota)));
  const [ofRest] = useState(kind === 'refund' || returnable < pago.monto);
  const proposed = kind === 'refund' && nota.favor > 0 ? Math.min(nota.favor, returnable) : returnable;
  const [text, setText] = useState(() => ofInteger(proposed, 2));
  // True while the text is selected: the next key of the pad replaces it.
  const [selected, setSelected] = useState(true);
  const [method, setMethod] = useState<PagoMethod>(pago.metodo);
  const [chosenCard, setCard] = useState<CardKind | null>(pago.tarjeta ?? null);
  const [choice, setChoice] = useState(USUAL[kind]);
  const [other, setOther] = useState('');
  const [asked, setAsked] = useState(false);
  const [refund, refunding] = useSharedRefundPagoMutation();
  const [correct, correcting] = useSharedCorrectPagoMutation();
  // One reversal per dialog: however often it is sent, and whatever is changed in between, it takes back once.
  const [ids] = useState(() => ({ reversal: newId(), right: newId() }));
  const attempt = useRef({ content: '', operationId: '' });
  /** The same content is the same operation; changed content is another. */
  function operationOf(content: string): string {
    if (attempt.current.content !== content) attempt.current = { content, operationId: newId() };
    return attempt.current.operationId;
  }

  const card = cardOf(method, chosenCard);
  const amount = kind === 'method' ? returnable : (parseAmount(text) ?? 0);
  const wrong = kind === 'method' ? null : amountFault(ofRest, text, amount, limit);
  const reason = oneSpace(choice === T.otherReason ? other : choice);
  const same = kind === 'amount' && amount === returnable;

  function fault(): CorrectionFault {
    if (wrong !== null || amount === 0 || same) return 'amount';
    if (kind === 'method' && method === pago.metodo && card === (pago.tarjeta ?? null)) return 'method';
    if (choice === '') return 'reason';
    return reason === '' ? 'other' : null;
  }

  /** @returns the nota after it; null when it failed */
  async function send(): Promise<Nota | null> {
    const pesos = centavosToPesos(amount);
    const operationId = operationOf(JSON.stringify([pesos, method, card, reason]));
    const sent = { id: nota.id, operacion: operationId, pago: pago.id, reversa: ids.reversal, motivo: reason };
    const { data } =
      kind === 'refund'
        ? await refund({ ...sent, monto: pesos, metodo: method })
        : await correct({ ...sent, nuevo: { _id: ids.right, monto: pesos, metodo: method, ...(card && { tarjeta: card }) } });
    return data ?? null;
  }

  const { error, isLoading: busy } = kind === 'refund' ? refunding : correcting;
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
    method,
    card,
    setCard,
    /** Proposes the device's usual card for what wasn't paid by card. */
    setMethod(by: PagoMethod) {
      setMethod(by);
      if (by === 'TDC' && chosenCard === null && pago.metodo !== 'TDC') setCard(rememberedCard());
    },
    choice,
    setChoice,
    other,
    setOther,
    busy,
    /** Told of the amount while it is typed; that it is missing or the same, once it was sent. */
    amountError: wrong ?? (asked && amount === 0 ? T.missingAmount : asked && same ? T.sameAmount : null),
    shown: asked ? fault() : null,
    failure: error && !busy ? T.notDone(errorMessage(error)) : null,
    /** @returns what has to be put right first, or null when it may be sent */
    check(): CorrectionFault {
      setAsked(true);
      return fault();
    },
    send,
  };
}
