import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '../../domain/money.ts';
import AmountDisplay from '../fields/AmountDisplay.tsx';
import FieldError from '../fields/FieldError.tsx';
import { AMOUNT_TEXTS, TEXTS } from '../texts.ts';
import type { AmountForm } from './useAmountForm.ts';

interface AmountFieldsProps {
  form: AmountForm;
  /** The result of the typed amount, such as the rest of the saldo. */
  result: ReactNode;
}

/** The field of the amount and, for a cash pago, the field of the cash received, with the change. */
export default function AmountFields({ form, result }: AmountFieldsProps) {
  const { rule, cash, wrong, underpaid, change } = form;
  const message = wrong ?? underpaid;
  const messageId = useId();
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: cash ? '1fr 1fr' : '1fr', gap: 2 }}>
        <AmountDisplay
          ref={form.display}
          autoFocus
          compact={cash}
          label={rule.label}
          withLabel={!rule.money || cash}
          text={form.text}
          onText={form.onWrite}
          onFocus={() => form.onFocus(false)}
          prefix={rule.prefix ?? ''}
          suffix={rule.suffix ?? ''}
          error={wrong !== null}
          describe={wrong ? messageId : undefined}
          right={!cash && result}
        />
        {cash && (
          <AmountDisplay
            compact
            label={AMOUNT_TEXTS.paysWith}
            withLabel
            text={form.received}
            onText={form.onWrite}
            onFocus={() => form.onFocus(true)}
            prefix="$"
            error={underpaid !== null}
            describe={underpaid && !wrong ? messageId : undefined}
          />
        )}
      </Box>
      {cash && !message && (
        <Box sx={CHANGE_ROW}>
          {result}
          <span role="status">{change !== null && `${TEXTS.change} ${formatMoney(change)}`}</span>
        </Box>
      )}
      <FieldError id={messageId} mensaje={message} />
    </>
  );
}

const CHANGE_ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 24,
  fontSize: 16,
  lineHeight: '24px',
  fontWeight: 600,
  color: 'text.secondary',
  '& small': { fontSize: 'inherit' },
  '& [role="status"]': { color: 'text.primary', fontWeight: 700 },
} as const;
