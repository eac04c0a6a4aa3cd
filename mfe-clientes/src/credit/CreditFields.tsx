import AmountDisplay from '@lavanda/shared/ui/fields/AmountDisplay';
import { BESIDE_PAD } from '@lavanda/shared/ui/fields/besidePad';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import NumberPad from '@lavanda/shared/ui/fields/NumberPad';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import { METHOD_OPTIONS } from '@lavanda/shared/ui/pagos/methodOptions';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type Ref, useId } from 'react';
import { CREDIT_TEXTS as T } from './texts';
import type { ReturnCreditForm } from './useReturnCredit';

interface CreditFieldsProps {
  form: ReturnCreditForm;
  /** Ref of the amount's input, which gets the focus when the amount is missing or wrong. */
  ref: Ref<HTMLInputElement>;
}

/** How much of a cliente's credit is returned, and by which method. */
export default function CreditFields({ form, ref }: CreditFieldsProps) {
  const fault = useId();
  return (
    <Box sx={BESIDE_PAD}>
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <AmountDisplay
          ref={ref}
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
        <Segmented
          fill
          label={T.method}
          options={METHOD_OPTIONS}
          value={form.method}
          onChange={form.setMethod}
          disabled={form.busy}
        />
        <FieldError mensaje={form.failure} />
      </Stack>
      <NumberPad onKey={form.press} />
    </Box>
  );
}
