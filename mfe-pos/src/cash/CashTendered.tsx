import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import QuickAmounts from '@lavanda/shared/ui/fields/QuickAmounts';
import { acceptText, ofInteger } from '@lavanda/shared/ui/fields/typedNumber';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useId, useState } from 'react';
import { changeOf, missingCash, usualCash } from './cash';
import { TEXTS as T } from './texts';

export interface CashTenderedProps {
  /** Amount charged in cash, centavos. */
  charge: Centavos;
  /** Cash handed over, centavos; null until it is entered. The server gets only the charge, not this amount. */
  tendered: Centavos | null;
  /** True after a save was refused because the cash is less than the charge; the error stays until the cash is enough. */
  refused?: boolean;
  disabled?: boolean;
  field?: RefObject<HTMLInputElement | null>;
  onChange(tendered: Centavos | null): void;
}

/** Minimum width of a button for a usual amount with its gap, px. If the buttons don't all fit, they get their own row. */
const CHIP = 58;

/** Whole pesos show no decimals, so that four amounts fit side by side. */
const label = (amount: Centavos) => formatMoney(amount, amount % 100 === 0 ? 0 : 2);

/** Field for the cash that the cliente hands over, with buttons for usual amounts; shows the change. */
export default function CashTendered(props: CashTenderedProps) {
  const { charge, tendered, refused = false, disabled = false, field, onChange } = props;
  const [text, setText] = useState(tendered === null ? '' : ofInteger(tendered, 2));
  const id = useId();
  const note = `${id}-note`;
  const change = changeOf(charge, tendered);
  const missing = missingCash(charge, 'Efvo', tendered);
  const failure = amountFailure(text) ?? (missing > 0 ? T.missing(formatMoney(missing)) : null);

  function write(raw: string) {
    const accepted = acceptText(raw, 2);
    if (accepted === null) return;
    setText(accepted);
    onChange(parseAmount(accepted));
  }
  const options = [charge, ...usualCash(charge)].map((amount) => ({
    value: amount,
    label: amount === charge ? T.exact : label(amount),
    selected: amount === tendered,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 3, lineHeight: '20px' }}>
        <Box component="label" htmlFor={id} sx={{ fontSize: 13, fontWeight: 600, color: 'text.secondary' }}>
          {T.paysWith}
        </Box>
        <Box id={note} role="status" sx={{ fontSize: 15, fontWeight: 700, color: failure ? 'error.main' : 'text.primary' }}>
          {failure ?? (change !== null && T.changeIs(formatMoney(change)))}
        </Box>
      </Box>
      <Box sx={CONTROLS} {...(disabled && { inert: true })}>
        <OutlinedInput
          id={id}
          inputRef={field}
          value={text}
          disabled={disabled}
          error={failure !== null}
          onChange={({ target }) => write(target.value)}
          onFocus={({ target }) => target.select()}
          startAdornment={
            <InputAdornment position="start" sx={{ mr: 0.5 }}>
              $
            </InputAdornment>
          }
          slotProps={{ input: { inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': note } }}
          sx={{ minHeight: 44, minWidth: 0, flex: '1 1 92px', px: 2.5, fontVariantNumeric: 'tabular-nums' }}
        />
        <Box sx={{ flex: `3 1 ${options.length * CHIP}px`, minWidth: 0, '& button': { fontSize: 14 } }}>
          <QuickAmounts label={T.quickAmounts} options={options} onSelect={(amount) => write(ofInteger(amount, 2))} />
        </Box>
      </Box>
      <FieldError mensaje={refused && missing > 0 ? T.refused(formatMoney(missing)) : null} />
    </Box>
  );
}

const CONTROLS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
