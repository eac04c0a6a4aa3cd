import type { AppDispatch } from '@lavanda/shared';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import { useDispatch } from 'react-redux';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

interface AmountToPayProps {
  draftKey: string;
  draft: Draft;
  totals: NoteTotals;
  onClose(): void;
}

/** Asks for the amount of an abono and, when it is paid in cash, for the cash received. */
export default function AmountToPay({ draftKey, draft: { pago }, totals, onClose }: AmountToPayProps) {
  const dispatch = useDispatch<AppDispatch>();
  return (
    <AmountDialog
      mode="abono"
      title={TEXTS.amountToPay}
      max={totals.saldo - totals.credit}
      initialValue={pago.tipo === 'con' ? pago.monto : 0}
      cash={pago.metodo === 'Efvo'}
      onAccept={(amount, received) => {
        dispatch(draftActions.paymentChosen(draftKey, 'con', amount, received));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
