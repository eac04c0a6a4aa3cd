import { largestDiscount, MAX_REASON } from '@lavanda/shared/domain/discount';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { grossOf } from '@lavanda/shared/domain/nota';
import { type BasisPoints, percentOf, WHOLE } from '@lavanda/shared/domain/percent';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import AmountDisplay from '@lavanda/shared/ui/fields/AmountDisplay';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldErrorText from '@lavanda/shared/ui/fields/FieldError';
import NumberPad from '@lavanda/shared/ui/fields/NumberPad';
import QuickAmounts from '@lavanda/shared/ui/fields/QuickAmounts';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import { acceptText, ofInteger, withKey } from '@lavanda/shared/ui/fields/typedNumber';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import type { Draft } from '../draft/draft';
import type { BranchRules, NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

/** A discount as it was chosen; without one, the amount is 0 and the rest empty. */
export type ChosenDiscount = Pick<Draft, 'descuentos' | 'descuentoMotivo' | 'descuentoPorcentaje'>;

export interface DiscountDialogProps {
  draft: Draft;
  totals: NoteTotals;
  branchRules: BranchRules;
  onAccept(discount: ChosenDiscount): void;
  onCancel(): void;
}

type Kind = 'monto' | 'porcentaje';

const KINDS: { value: Kind; label: string }[] = [
  { value: 'monto', label: '$' },
  { value: 'porcentaje', label: '%' },
];
const QUICK: Record<Kind, readonly number[]> = { monto: [1_000, 2_000, 5_000, 10_000], porcentaje: [500, 1_000, 1_500, 2_000] };
const labelOf = (kind: Kind, value: number) => (kind === 'monto' ? formatMoney(value, 0) : `${value / 100} %`);

/** Why the value can't be a discount, or null. */
function valueFault(kind: Kind, text: string, amount: Centavos, gross: Centavos, max: Centavos): string | null {
  const malformed = amountFailure(text);
  if (malformed) return malformed;
  if (kind === 'porcentaje' && (parseAmount(text) ?? 0) > WHOLE) return TEXTS.percentAbove100;
  if (amount > gross) return TEXTS.discountAboveTotal(formatMoney(gross));
  return amount > max ? TEXTS.discountAboveLimit(formatMoney(max)) : null;
}

/**
 * Asks for a discount, in pesos or percent, and its reason. It is open while mounted; 0 takes the discount away. What
 * the role may give is checked here first and by the server always.
 */
export default function DiscountDialog({ draft, totals, branchRules, onAccept, onCancel }: DiscountDialogProps) {
  const stored = draft.descuentoPorcentaje ?? draft.descuentos;
  const [kind, setKind] = useState<Kind>(draft.descuentoPorcentaje === null ? 'monto' : 'porcentaje');
  const [text, setText] = useState(stored === 0 ? '' : ofInteger(stored, 2));
  const [created, setCreated] = useState(true);
  const [reason, setReason] = useState(draft.descuentoMotivo);
  const [asked, setAsked] = useState(false);
  const screen = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const fault = useId();

  const gross = grossOf(totals);
  const value: Centavos | BasisPoints = parseAmount(text) ?? 0;
  const amount = kind === 'monto' ? value : percentOf(gross, value);
  const base = { descuentos: draft.base?.descuentos ?? 0, porcentaje: draft.base?.descuentoPorcentaje ?? null };
  const isStored = amount === base.descuentos || (kind === 'porcentaje' && value === base.porcentaje);
  const max = isStored ? gross : largestDiscount(branchRules.discounts, gross);
  const wrong = valueFault(kind, text, amount, gross, max);
  const missing = asked && amount > 0 && reason.trim() === '';

  const write = (changed: string | null) => {
    if (changed === null) return;
    setCreated(false);
    setText(changed);
  };

  function accept() {
    if (wrong) return screen.current?.focus();
    if (amount === 0) return onAccept({ descuentos: 0, descuentoMotivo: '', descuentoPorcentaje: null });
    setAsked(true);
    if (reason.trim() === '') return reasonField.current?.focus();
    onAccept({
      descuentos: amount,
      descuentoMotivo: reason.replace(/\s+/g, ' ').trim(),
      descuentoPorcentaje: kind === 'porcentaje' ? value : null,
    });
  }

  const limit = max < gross ? `, ${TEXTS.upTo(formatMoney(max))}` : '';
  return (
    <AppDialog
      opened
      width={420}
      title={TEXTS.discount}
      subtitle={`${TEXTS.withoutDiscount(formatMoney(gross))}${limit}`}
      onClose={onCancel}
      onSubmit={accept}
      actions={
        <>
          <Button onClick={onCancel}>{TEXTS.cancelDialog}</Button>
          <Button type="submit" variant="contained" size="large" sx={{ flex: 1 }}>
            {amount === 0 ? TEXTS.removeDiscount : TEXTS.applyDiscount(formatMoney(amount))}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Segmented
          label={TEXTS.discountKind}
          fill
          options={KINDS}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setText('');
          }}
        />
        <AmountDisplay
          ref={screen}
          autoFocus
          label={kind === 'monto' ? TEXTS.discount : TEXTS.discountPercent}
          text={text}
          onText={(raw) => write(acceptText(raw, 2))}
          onFocus={() => setCreated(true)}
          prefix={kind === 'monto' ? '$' : ''}
          suffix={kind === 'porcentaje' ? '%' : ''}
          error={wrong !== null}
          describe={wrong ? fault : undefined}
          right={amount > 0 && !wrong && <small>{TEXTS.remains(formatMoney(gross - amount))}</small>}
        />
        <FieldErrorText id={fault} mensaje={wrong} />
        <QuickAmounts
          label={TEXTS.discountKind}
          options={QUICK[kind].map((option) => ({ value: option, label: labelOf(kind, option) }))}
          onSelect={(option) => write(ofInteger(option, 2))}
        />
        <Field
          label={TEXTS.discountReason}
          value={reason}
          error={missing ? TEXTS.missingReason : null}
          inputRef={reasonField}
          input={{ autoComplete: 'off', maxLength: MAX_REASON, list: `${fault}-motivos` }}
          onChange={({ target }) => setReason(target.value)}
        />
        <datalist id={`${fault}-motivos`}>
          {TEXTS.commonReasons.map((common) => (
            <option key={common} value={common} />
          ))}
        </datalist>
        <NumberPad onKey={(key) => write(withKey(text, key, 2, created))} />
      </Stack>
    </AppDialog>
  );
}
