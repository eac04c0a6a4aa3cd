import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { returnMethods } from '../../domain/credit.ts';
import { type Centavos, formatMoney } from '../../domain/money.ts';
import { methodName, type PagoMethod } from '../../domain/nota.ts';
import AmountDisplay from '../fields/AmountDisplay.tsx';
import FieldError from '../fields/FieldError.tsx';
import Segmented from '../fields/Segmented.tsx';
import MethodChoice from './MethodChoice.tsx';
import type { CorrectionKind, ShownPago } from './pago.ts';
import ReasonChoice from './ReasonChoice.tsx';
import { PAGOS_TEXTS as T } from './texts.ts';
import type { Correction } from './useCorrection.ts';

const refundMethods = (paid: PagoMethod) => returnMethods(paid).map((value) => ({ value, label: methodName(value) }));

interface PartProps {
  form: Correction;
  kind: CorrectionKind;
}

interface CorrectionFieldsProps extends PartProps {
  pago: ShownPago;
  /** The part of the pago that wasn't returned yet when the dialog opened, centavos. */
  left: Centavos;
  amountField: RefObject<HTMLInputElement | null>;
  otherField: RefObject<HTMLInputElement | null>;
}

/** The fields of a correction: the amount or the method, and the reason. */
export default function CorrectionFields({ form, kind, pago, left, amountField, otherField }: CorrectionFieldsProps) {
  return (
    <Stack sx={{ gap: 3, minWidth: 0 }}>
      {kind !== 'refund' && left < pago.monto && (
        <Typography sx={{ color: 'text.secondary' }}>{T.alreadyReturned(formatMoney(pago.monto - left))}</Typography>
      )}
      {kind !== 'method' && <Amount form={form} kind={kind} field={amountField} />}
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
  );
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
