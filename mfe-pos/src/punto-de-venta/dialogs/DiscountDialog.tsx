import { MAX_REASON } from '@lavanda/shared/domain/discount';
import { formatMoney } from '@lavanda/shared/domain/money';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import AmountDisplay from '@lavanda/shared/ui/fields/AmountDisplay';
import { BESIDE_PAD } from '@lavanda/shared/ui/fields/besidePad';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldErrorText from '@lavanda/shared/ui/fields/FieldError';
import NumberPad from '@lavanda/shared/ui/fields/NumberPad';
import QuickAmounts from '@lavanda/shared/ui/fields/QuickAmounts';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import { ofInteger } from '@lavanda/shared/ui/fields/typedNumber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RefObject, useId, useRef } from 'react';
import type { Draft } from '../draft/draft';
import type { BranchRules, NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';
import { type ChosenDiscount, type DiscountKind, useDiscountForm } from './useDiscountForm';

export interface DiscountDialogProps {
  draft: Draft;
  totals: NoteTotals;
  branchRules: BranchRules;
  onAccept(discount: ChosenDiscount): void;
  onCancel(): void;
}

const KINDS: { value: DiscountKind; label: string }[] = [
  { value: 'monto', label: '$' },
  { value: 'porcentaje', label: '%' },
];
const QUICK: Record<DiscountKind, readonly number[]> = {
  monto: [1_000, 2_000, 5_000, 10_000],
  porcentaje: [500, 1_000, 1_500, 2_000],
};
const quickLabel = (kind: DiscountKind, value: number) => (kind === 'monto' ? formatMoney(value, 0) : `${value / 100} %`);

/**
 * Asks for a discount, in pesos or percent, and its reason. Open while mounted; 0 removes the discount. The role's limit is
 * checked here for a quick answer; the server always checks it too.
 */
export default function DiscountDialog({ draft, totals, branchRules, onAccept, onCancel }: DiscountDialogProps) {
  const form = useDiscountForm(draft, totals, branchRules);
  const reasonField = useRef<HTMLInputElement>(null);
  const valueField = useRef<HTMLInputElement>(null);

  function accept() {
    const result = form.finish();
    if (result === 'valor') valueField.current?.focus();
    else if (result === 'motivo') reasonField.current?.focus();
    else onAccept(result);
  }

  const none = draft.descuentos > 0 ? TEXTS.removeDiscount : TEXTS.noDiscount;
  const limit = form.max < form.gross ? `, ${TEXTS.upTo(formatMoney(form.max))}` : '';
  return (
    <AppDialog
      opened
      width={680}
      title={TEXTS.discount}
      subtitle={`${TEXTS.withoutDiscount(formatMoney(form.gross))}${limit}`}
      onClose={onCancel}
      onSubmit={accept}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancelDialog}</Button>
          <Button type="submit" variant="contained" size="large" sx={{ flex: 1 }}>
            {form.amount > 0 ? TEXTS.applyDiscount(formatMoney(form.amount)) : none}
          </Button>
        </>
      }
    >
      <Box sx={BESIDE_PAD}>
        <Stack sx={{ gap: 2 }}>
          <Segmented label={TEXTS.discountKind} fill options={KINDS} value={form.kind} onChange={form.changeKind} />
          <Value form={form} field={valueField} />
          <Reason form={form} field={reasonField} />
        </Stack>
        <NumberPad onKey={form.press} />
      </Box>
    </AppDialog>
  );
}

interface PartProps {
  form: ReturnType<typeof useDiscountForm>;
  field: RefObject<HTMLInputElement | null>;
}

function Value({ form, field }: PartProps) {
  const { kind, text, amount, wrong } = form;
  const fault = useId();
  return (
    <>
      <AmountDisplay
        ref={field}
        autoFocus
        label={kind === 'monto' ? TEXTS.discount : TEXTS.discountPercent}
        text={text}
        onText={form.write}
        onFocus={form.select}
        prefix={kind === 'monto' ? '$' : ''}
        suffix={kind === 'porcentaje' ? '%' : ''}
        error={wrong !== null}
        describe={wrong ? fault : undefined}
        right={amount > 0 && !wrong && <small>{TEXTS.remains(formatMoney(form.gross - amount))}</small>}
      />
      <FieldErrorText id={fault} mensaje={wrong} />
      <QuickAmounts
        label={TEXTS.quickDiscounts}
        options={QUICK[kind].map((option) => ({ value: option, label: quickLabel(kind, option) }))}
        onSelect={(option) => form.write(ofInteger(option, 2))}
      />
    </>
  );
}

/** The field for the reason, with a list of usual reasons. */
function Reason({ form, field }: PartProps) {
  const list = useId();
  return (
    <>
      <Field
        label={TEXTS.discountReason}
        value={form.reason}
        error={form.showMissing ? TEXTS.missingReason : null}
        inputRef={field}
        input={{ autoComplete: 'off', maxLength: MAX_REASON, list }}
        onChange={({ target }) => form.setReason(target.value)}
      />
      <datalist id={list}>
        {TEXTS.commonReasons.map((common) => (
          <option key={common} value={common} />
        ))}
      </datalist>
    </>
  );
}
