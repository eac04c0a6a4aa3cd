import { useToast } from '@lavanda/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import type { PagoMethod } from '../../domain/nota.ts';
import AppDialog from '../dialogs/AppDialog.tsx';
import { BESIDE_PAD } from '../fields/besidePad.ts';
import NumberPad from '../fields/NumberPad.tsx';
import BusyButton from '../form/BusyButton.tsx';
import CorrectionFields from './CorrectionFields.tsx';
import { type CorrectionKind, methodText, type PaidNota, type ShownPago } from './pago.ts';
import { PAGOS_TEXTS as T } from './texts.ts';
import { type Correction, useCorrection } from './useCorrection.ts';

export interface CorrectionDialogProps {
  kind: CorrectionKind;
  nota: PaidNota;
  pago: ShownPago;
  /** The part of the pago that wasn't returned yet, centavos. */
  returnable: Centavos;
  onDone(nota: Nota, returned: { amount: Centavos; method: PagoMethod } | null): void;
  onClose(): void;
}

/**
 * Changes the method or amount of a pago, or returns the pago. The dialog stays open with the typed values until the server
 * accepts.
 */
export default function CorrectionDialog({ kind, nota, pago, returnable, onDone, onClose }: CorrectionDialogProps) {
  const form = useCorrection({ kind, nota, pago, returnable });
  const toast = useToast();
  const amountField = useRef<HTMLInputElement>(null);
  const otherField = useRef<HTMLInputElement>(null);

  async function accept() {
    if (form.busy) return;
    const fault = form.check();
    if (fault === 'amount') amountField.current?.focus();
    if (fault === 'other') otherField.current?.focus();
    if (fault !== null) return;
    const changed = await form.send();
    if (!changed) return;
    if (kind === 'refund') onDone(changed, { amount: form.amount, method: form.method });
    else {
      toast(T.corrected(nota.folio));
      onDone(changed, null);
    }
  }

  // Kept from when the dialog opened, because after a lost answer the nota may have changed already.
  const [left] = useState(returnable);
  const withPad = kind !== 'method';
  const whole = T.ofPago(pago.fecha, methodText(pago.metodo, pago.tarjeta), formatMoney(pago.monto));
  return (
    <AppDialog
      opened
      busy={form.busy}
      width={withPad ? 720 : 480}
      title={T.kinds[kind]}
      subtitle={returnable === pago.monto ? whole : `${whole}; ${T.left(formatMoney(returnable))}`}
      onClose={onClose}
      onSubmit={() => void accept()}
      actions={<CorrectionActions busy={form.busy} text={actionText(kind, form, pago)} onCancel={onClose} />}
    >
      <Box sx={withPad ? BESIDE_PAD : undefined}>
        <CorrectionFields form={form} kind={kind} pago={pago} left={left} amountField={amountField} otherField={otherField} />
        {withPad && <NumberPad onKey={form.press} />}
      </Box>
    </AppDialog>
  );
}

interface CorrectionActionsProps {
  busy: boolean;
  /** Name of the button that sends the correction. */
  text: string;
  onCancel(): void;
}

function CorrectionActions({ busy, text, onCancel }: CorrectionActionsProps) {
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {T.cancel}
      </Button>
      <BusyButton type="submit" size="large" busy={busy} sx={{ flex: 1 }}>
        {busy ? T.saving : text}
      </BusyButton>
    </>
  );
}

type ActionForm = Pick<Correction, 'amount' | 'method' | 'card'>;

function actionText(kind: CorrectionKind, { amount, method, card }: ActionForm, pago: ShownPago): string {
  if (kind === 'refund') return T.giveBack(formatMoney(amount));
  // While the pago's own method is chosen, the correction would change nothing, so the button names no method.
  if (kind === 'method' && method === pago.metodo && card === (pago.tarjeta ?? null)) return T.kinds.method;
  return kind === 'method' ? T.changeTo(methodText(method, card)) : T.changeTo(formatMoney(amount));
}
