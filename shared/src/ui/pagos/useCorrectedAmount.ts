import { useState } from 'react';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { correctionLimit } from '../../domain/pagos.ts';
import { amountFailure, parseAmount } from '../../domain/writtenNumber.ts';
import { ofInteger } from '../fields/typedNumber.ts';
import { useTypedNumber } from '../fields/useTypedNumber.ts';
import type { CorrectionKind, PaidNota, ShownPago } from './pago.ts';
import { PAGOS_TEXTS as T } from './texts.ts';

export interface CorrectedPago {
  kind: CorrectionKind;
  nota: PaidNota;
  pago: ShownPago;
  /** The part of the pago that wasn't returned yet, centavos. */
  returnable: Centavos;
}

/** Why the typed text can't be the amount, or null. @param ofRest whether the limit is the part of the pago not returned yet */
function amountFault(ofRest: boolean, text: string, amount: Centavos, limit: Centavos): string | null {
  const malformed = amountFailure(text);
  if (malformed) return malformed;
  if (amount <= limit) return null;
  return (ofRest ? T.aboveRest : T.aboveTotal)(formatMoney(limit));
}

/**
 * The typed amount: the part of a pago to return, or the pago's right amount. A correction of the method keeps the amount left.
 */
export function useCorrectedAmount({ kind, nota, pago, returnable }: CorrectedPago) {
  // The limit from when the dialog opened, because a lost answer may have changed the nota, and a retry must still be allowed.
  const [limit] = useState(() => (kind === 'refund' ? returnable : correctionLimit(pago.monto, returnable, nota)));
  const [ofRest] = useState(kind === 'refund' || returnable < pago.monto);
  const proposed = kind === 'refund' && nota.favor > 0 ? Math.min(nota.favor, returnable) : returnable;
  const typed = useTypedNumber(ofInteger(proposed, 2));
  const { text } = typed;
  const amount = kind === 'method' ? returnable : (parseAmount(text) ?? 0);
  const wrong = kind === 'method' ? null : amountFault(ofRest, text, amount, limit);
  const same = kind === 'amount' && amount === returnable;

  return {
    ...typed,
    amount,
    isWrong: wrong !== null || amount === 0 || same,
    /** A malformed or too large amount is reported while it is typed; a missing or unchanged one only after submitting. */
    errorOf: (asked: boolean) => wrong ?? (asked && amount === 0 ? T.missingAmount : asked && same ? T.sameAmount : null),
  };
}
