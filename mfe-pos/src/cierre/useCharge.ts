import { applicableCredit } from '@lavanda/shared/domain/credit';
import { newId } from '@lavanda/shared/domain/newId';
import { CREDIT, isPaid, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { type CardKind, cardOf } from '@lavanda/shared/domain/satForm';
import { rememberCard, rememberedCard } from '@lavanda/shared/ui/pagos/rememberedCard';
import { useState } from 'react';
import { useCredit } from '../credit/useCredit';
import type { StoredNota } from '../notas/nota';
import { adjustTo, amountOf, type Charge, type Choice } from './choice';
import { useCash } from './useCash';

/** What is charged at the cierre of a nota: the amount, its method, the cash received and the cliente's credit. */
export function useCharge(nota: StoredNota) {
  const [chosen, setChosen] = useState<Choice>({ type: 'liquidar' });
  const [method, setMethod] = useState<PaymentMethod>('Efvo');
  const [chosenCard, setCard] = useState(rememberedCard);
  const [pagoId, setPagoId] = useState(newId);
  const [creditId, setCreditId] = useState(newId);
  const [usesCredit, setUsesCredit] = useState(false);

  const paid = isPaid(nota.saldo);
  const credit = useCredit(paid ? null : nota.clienteId);
  const applied = usesCredit ? applicableCredit(credit, nota.saldo) : 0;
  const due = nota.saldo - applied;
  const choice = adjustTo(chosen, due);
  const amount = isPaid(due) ? 0 : amountOf(choice, due);
  const cash = useCash(amount, method);
  const card = cardOf(method, chosenCard);
  const charges: Charge[] = [
    { id: creditId, monto: applied, metodo: CREDIT },
    { id: pagoId, monto: amount, metodo: method, tarjeta: card },
  ];

  /** Gives a pago of the dialog a new id if the nota already has that pago, so that the next pago is stored beside it. */
  function renewStored({ pagos }: StoredNota) {
    if (pagos.some(({ id }) => id === pagoId)) {
      setPagoId(newId());
      cash.setTendered(null);
    }
    if (pagos.some(({ id }) => id === creditId)) {
      setCreditId(newId());
      setUsesCredit(false);
    }
  }

  return {
    choice,
    select: setChosen,
    metodo: method,
    setMethod,
    card,
    setCard(kind: CardKind) {
      rememberCard(kind);
      setCard(kind);
    },
    ...cash,
    /** Amount to charge at the cierre and the saldo that remains after it, centavos. */
    monto: amount,
    rest: due - amount,
    /** True when the nota's saldo counts as paid before any credit is applied. */
    paid,
    /** The cliente's credit, the part of it that is applied, and the saldo left to pay, centavos. */
    credit,
    applied,
    due,
    applyCredit: setUsesCredit,
    charges,
    /** This dialog's pago in the given nota, if an earlier attempt stored it; else undefined. */
    storedIn: ({ pagos }: StoredNota) => pagos.find(({ id }) => id === pagoId),
    renewStored,
  };
}
