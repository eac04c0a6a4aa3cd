import { formatMoney } from '@lavanda/shared/domain/money';
import { MAX_VOID_REASON } from '@lavanda/shared/domain/voiding';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import type { Sale } from '../sales/sale';
import { SELECTION_TEXTS as T } from '../texts';
import MoneyFields from './MoneyFields';
import { useRemoveForm } from './useRemoveForm';

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
  const form = useRemoveForm(sales, onRemoved);
  const { reason, answer, busy, asked, paid } = form;
  const withCredit = sales.filter(({ credit }) => credit > 0);

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
            inputRef={form.field}
            onChange={({ target }) => form.setReason(target.value)}
          />
          {paid.length > 0 && (
            <MoneyFields
              notas={paid.length}
              amount={paid.reduce((sum, sale) => sum + sale.money, 0)}
              answer={answer}
              asked={asked}
              disabled={busy}
              onChange={form.setAnswer}
            />
          )}
          {withCredit.length > 0 && (
            <span>{T.credit(withCredit.length, formatMoney(withCredit.reduce((sum, { credit }) => sum + credit, 0)))}</span>
          )}
          <FieldError mensaje={form.error} />
        </Box>
      }
      confirm={T.confirm(sales.length)}
      busy={busy}
      onConfirm={() => void form.confirm()}
      onCancel={onCancel}
    />
  );
}
