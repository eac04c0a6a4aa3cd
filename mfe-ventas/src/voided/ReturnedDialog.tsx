import { errorMessage, useToast } from '@lavanda/shared';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import type { PaymentMethod } from '@lavanda/shared/domain/nota';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import { METHOD_OPTIONS } from '@lavanda/shared/ui/pagos/methodOptions';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVentasReturnVoidedMutation } from '../sales/endpoints';
import { VOIDED_TEXTS as T } from '../texts';

interface ReturnedDialogProps {
  id: string;
  cliente: string;
  /** Money still to be returned after the void, centavos. */
  amount: Centavos;
  onClose(): void;
}

/** Asks how the money of a voided nota was returned. Stays open with an error if the server refuses or doesn't answer. */
export default function ReturnedDialog({ id, cliente, amount, onClose }: ReturnedDialogProps) {
  const [giveBack, { isLoading: busy }] = useVentasReturnVoidedMutation();
  const toast = useToast();
  // Every attempt sends the same operation id, so that a retry after a lost answer doesn't return the money twice.
  const [operation] = useState(newId);
  const [method, setMethod] = useState<PaymentMethod | ''>('');
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // The dialog keeps showing the amount with which it opened, because a refetch after a lost answer may set `amount` to 0.
  const [money] = useState(() => formatMoney(amount));

  const confirm = async () => {
    setAsked(true);
    if (method === '') return;
    setError(null);
    const { error: failure } = await giveBack({ id, operacion: operation, metodo: method });
    if (failure) return setError((mayRetry(failure) ? T.returnUnknown : T.returnFailed)(errorMessage(failure)));
    toast(T.returnDone(money, method), 'exito');
    onClose();
  };
  return (
    <ConfirmDialog
      question={T.returnQuestion(money, cliente)}
      consequence={
        <Box sx={{ display: 'grid', gap: 3 }}>
          {T.returnConsequence}
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography component="p" variant="label" sx={{ color: 'text.secondary' }}>
              {T.returnMethod}
            </Typography>
            <Segmented fill label={T.returnMethod} options={METHOD_OPTIONS} value={method} disabled={busy} onChange={setMethod} />
            {asked && method === '' && <FieldError mensaje={T.returnMethodMissing} />}
          </Box>
          <FieldError mensaje={error} />
        </Box>
      }
      confirm={T.returnConfirm(money)}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
