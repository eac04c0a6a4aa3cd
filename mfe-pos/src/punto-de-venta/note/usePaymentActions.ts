import type { AppDispatch } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { rememberCard, rememberedCard } from '@lavanda/shared/ui/pagos/rememberedCard';
import { useDispatch } from 'react-redux';
import { draftActions } from '../draft/slice';
import type { NoteActions } from './noteActions';

type PaymentActions = Pick<NoteActions, 'choosePayment' | 'chooseMethod' | 'chooseCard' | 'applyCredit' | 'setTendered'>;

/** Handlers that change the draft's pago and the credit that it uses. */
export function usePaymentActions(draftKey: string, open: NoteActions['open']): PaymentActions {
  const dispatch = useDispatch<AppDispatch>();
  return {
    choosePayment(type) {
      if (type === 'con') open({ type: 'abono' });
      else dispatch(draftActions.paymentChosen(draftKey, type));
    },
    chooseMethod(method) {
      dispatch(draftActions.methodChosen({ draftKey, metodo: method, tarjeta: method === 'TDC' ? rememberedCard() : null }));
    },
    chooseCard(card) {
      rememberCard(card);
      dispatch(draftActions.methodChosen({ draftKey, metodo: 'TDC', tarjeta: card }));
    },
    applyCredit(credit) {
      dispatch(draftActions.changed({ draftKey, credit: credit === null ? null : { id: newId(), monto: credit } }));
    },
    setTendered(tendered) {
      dispatch(draftActions.cashTendered({ draftKey, tendered }));
    },
  };
}
