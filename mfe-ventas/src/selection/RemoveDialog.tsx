import { formatMoney } from '@lavanda/shared/domain/money';
import { holdsMoney, MAX_VOID_REASON } from '@lavanda/shared/domain/voiding';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Sale } from '../sales/sale';
import { SELECTION_TEXTS as T } from '../texts';
import MoneyFields, { moneyOf, UNANSWERED } from './MoneyFields';
import { useRemove } from './useRemove';

interface RemoveDialogProps {
  sales: readonly Sale[];
  onCancel(): void;
  onRemoved(): void;
}

/**
 * Confirms a void: asks for the reason and, when notas hold money, what was done with it. Stays open with an error when the
 * server refuses or doesn't answer. Amounts paid with credit go back to the credit automatically.
 */
export default function RemoveDialog({ sales, onCancel, onRemoved }: RemoveDialogProps) {
  const remove = useRemove();
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState(UNANSWERED);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** True after the first attempt to confirm; missing answers are then marked. */
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const paid = sales.filter((sale) => holdsMoney(sale.money));
  const withCredit = sales.filter(({ credit }) => credit > 0);
  const money = paid.length > 0 ? moneyOf(answer) : null;

  const confirm = async () => {
    setAsked(true);
    if (reason.trim() === '') return field.current?.focus();
    if (paid.length > 0 && money === null) return;
    setBusy(true);
    setError(null);
    const ids = sales.map(({ id }) => id);
    const failure = await remove(ids, { reason: reason.trim(), money });
    setBusy(false);
    if (failure === null) onRemoved();
    else setError(failure);
  };
  return (
    <ConfirmDialog
      danger
      question={T.question(sales.length)}
      consequence={
        <Box sx={{ display: 'grid', gap: 4 }}>
          {T.consequence}
          <Field
            required
            label={T.reason}
            help={T.reasonHelp}
            error={asked && reason.trim() === '' ? T.reasonMissing : undefined}
            value={reason}
            disabled={busy}
            input={{ maxLength: MAX_VOID_REASON, autoComplete: 'off' }}
            inputRef={field}
            onChange={({ target }) => setReason(target.value)}
          />
          {paid.length > 0 && (
            <MoneyFields
              notas={paid.length}
              amount={paid.reduce((sum, sale) => sum + sale.money, 0)}
              answer={answer}
              asked={asked}
              disabled={busy}
              onChange={setAnswer}
            />
          )}
          {withCredit.length > 0 && (
            <span>{T.credit(withCredit.length, formatMoney(withCredit.reduce((sum, { credit }) => sum + credit, 0)))}</span>
          )}
          <FieldError mensaje={error} />
        </Box>
      }
      confirm={T.confirm(sales.length)}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
