import { useToast } from '@lavanda/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useId, useRef, useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { returnMethods } from '../../domain/credit.ts';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { methodName, type PagoMethod } from '../../domain/nota.ts';
import AppDialog from '../dialogs/AppDialog.tsx';
import AmountDisplay from '../fields/AmountDisplay.tsx';
import FieldError from '../fields/FieldError.tsx';
import NumberPad from '../fields/NumberPad.tsx';
import Segmented from '../fields/Segmented.tsx';
import MethodChoice from './MethodChoice.tsx';
import { type CorrectionKind, methodText, type PaidNota, type ShownPago } from './pago.ts';
import ReasonChoice from './ReasonChoice.tsx';
import { PAGOS_TEXTS as T } from './texts.ts';
import { useCorrection } from './useCorrection.ts';

const refundMethods = (paid: PagoMethod) => returnMethods(paid).map((value) => ({ value, label: methodName(value) }));

export interface CorrectionDialogProps {
  kind: CorrectionKind;
  nota: PaidNota;
  pago: ShownPago;
  /** What is left of the pago, centavos. */
  returnable: Centavos;
  onDone(nota: Nota, returned: { amount: Centavos; method: PagoMethod } | null): void;
  onClose(): void;
}

/** Changes the method or amount of a pago, or returns it. It stays open with what was typed until the server agrees. */
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

  // The amount when the dialog opened: after a lost answer the nota may have changed.
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
            {form.busy ? T.saving : actionText(kind, form, pago)}
          </Button>
        </>
      }
    >
      <Box sx={withPad ? COLUMNS : undefined}>
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          {kind !== 'refund' && left < pago.monto && (
            <Typography sx={{ color: 'text.secondary' }}>{T.alreadyReturned(formatMoney(pago.monto - left))}</Typography>
          )}
          {withPad && <Amount form={form} kind={kind} field={amountField} />}
          {kind !== 'amount' && <Method form={form} kind={kind} paid={pago.metodo} />}
          <ReasonChoice
            choice={form.choice}
            other={form.other}
            fault={form.shown}
            disabled={form.busy}
            otherField={otherField}
            onChoice={form.setChoice}
            onOther={form.setOther}
          />
          <FieldError mensaje={form.failure} />
        </Stack>
        {withPad && <NumberPad onKey={form.press} />}
      </Box>
    </AppDialog>
  );
}

type ActionForm = Pick<Form, 'amount' | 'method' | 'card'>;

function actionText(kind: CorrectionKind, { amount, method, card }: ActionForm, pago: ShownPago): string {
  if (kind === 'refund') return T.giveBack(formatMoney(amount));
  // While the pago's own method is chosen there is nothing to change to, so the button names the action alone.
  if (kind === 'method' && method === pago.metodo && card === (pago.tarjeta ?? null)) return T.kinds.method;
  return kind === 'method' ? T.changeTo(methodText(method, card)) : T.changeTo(formatMoney(amount));
}

type Form = ReturnType<typeof useCorrection>;

interface PartProps {
  form: Form;
  kind: CorrectionKind;
}

function Amount({ form, kind, field }: PartProps & { field: RefObject<HTMLInputElement | null> }) {
  const fault = useId();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <AmountDisplay
        ref={field}
        autoFocus
        withLabel
        label={kind === 'refund' ? T.refundAmount : T.rightAmount}
        text={form.text}
        onText={form.write}
        onFocus={form.select}
        prefix="$"
        error={form.amountError !== null}
        describe={form.amountError ? fault : undefined}
      />
      <FieldError id={fault} mensaje={form.amountError} />
    </Stack>
  );
}

function Method({ form, kind, paid }: PartProps & { paid: PagoMethod }) {
  const label = kind === 'refund' ? T.refundMethod : T.rightMethod;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box component="span" aria-hidden sx={LABEL}>
        {label}
      </Box>
      {kind === 'refund' ? (
        <Segmented
          wrap
          rowOnPhone
          label={label}
          options={refundMethods(paid)}
          value={form.method}
          onChange={form.setMethod}
          disabled={form.busy}
        />
      ) : (
        <MethodChoice
          label={label}
          method={form.method}
          card={form.card}
          onMethod={form.setMethod}
          onCard={form.setCard}
          disabled={form.busy}
        />
      )}
      {form.shown === 'method' && <FieldError mensaje={T.sameMethod} />}
    </Stack>
  );
}

const LABEL = { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.secondary' } as const;

/** The pad goes beside the fields, so that all of it fits on a tablet's screen; on a phone, below them. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 252px' },
  gap: { xs: 3, sm: 5 },
} as const;
