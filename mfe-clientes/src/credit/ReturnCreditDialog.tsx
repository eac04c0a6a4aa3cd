import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import AmountDisplay from '@lavanda/shared/ui/fields/AmountDisplay';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import NumberPad from '@lavanda/shared/ui/fields/NumberPad';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import RefundedDialog from '@lavanda/shared/ui/pagos/RefundedDialog';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { CREDIT_TEXTS as T } from './texts';
import { type ReturnedCredit, useReturnCredit } from './useReturnCredit';

const METHODS = PAYMENT_METHODS.map((value) => ({ value, label: value }));

interface ReturnCreditDialogProps {
  cliente: string;
  name: string;
  /** The cliente's credit, centavos. */
  credit: Centavos;
  onClose(): void;
}

/** Returns a cliente's credit, whole or in part, and then offers the ticket that shows the return. */
export default function ReturnCreditDialog({ cliente, name, credit, onClose }: ReturnCreditDialogProps) {
  const form = useReturnCredit(cliente, credit);
  const field = useRef<HTMLInputElement>(null);
  const fault = useId();
  const ticket = useTicket();
  const [returned, setReturned] = useState<ReturnedCredit | null>(null);

  async function accept() {
    if (form.amountError !== null || form.amount === 0) field.current?.focus();
    const done = await form.send();
    if (done) setReturned(done);
  }

  if (returned)
    return (
      <>
        <RefundedDialog
          amount={formatMoney(returned.amount)}
          method={returned.method}
          detail={T.handOver}
          onPrint={() => returned.notas[0] !== undefined && ticket.print(returned.notas[0])}
          onClose={onClose}
        />
        {ticket.element}
      </>
    );
  return (
    <AppDialog
      opened
      busy={form.busy}
      width={720}
      title={T.title}
      subtitle={T.subtitle(name, formatMoney(form.limit))}
      onClose={onClose}
      onSubmit={() => void accept()}
      actions={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {T.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={form.busy}
            startIcon={form.busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
            sx={{ flex: 1 }}
          >
            {form.busy ? T.saving : T.giveBackAmount(formatMoney(form.amount))}
          </Button>
        </>
      }
    >
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <AmountDisplay
            ref={field}
            autoFocus
            withLabel
            label={T.amount}
            text={form.text}
            onText={form.write}
            onFocus={form.select}
            prefix="$"
            error={form.amountError !== null}
            describe={form.amountError ? fault : undefined}
          />
          <FieldError id={fault} mensaje={form.amountError} />
          <Segmented fill label={T.method} options={METHODS} value={form.method} onChange={form.setMethod} disabled={form.busy} />
          <FieldError mensaje={form.failure} />
        </Stack>
        <NumberPad onKey={form.press} />
      </Box>
    </AppDialog>
  );
}

/** The number pad stands beside the fields, so that it fits on a tablet's screen; on a phone it is below them. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 252px' },
  gap: { xs: 3, sm: 5 },
} as const;
