import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import RefundedDialog from '@lavanda/shared/ui/pagos/RefundedDialog';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import CreditFields from './CreditFields';
import { CREDIT_TEXTS as T } from './texts';
import { type ReturnedCredit, useReturnCredit } from './useReturnCredit';

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
          <BusyButton type="submit" size="large" busy={form.busy} sx={{ flex: 1 }}>
            {form.busy ? T.saving : T.giveBackAmount(formatMoney(form.amount))}
          </BusyButton>
        </>
      }
    >
      <CreditFields form={form} ref={field} />
    </AppDialog>
  );
}
