import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatMoney } from '../../domain/money.ts';
import Field from '../fields/Field.tsx';
import FieldError from '../fields/FieldError.tsx';
import NumberPad from '../fields/NumberPad.tsx';
import { Caret, CountColumns, CountPaper, PadDisplay, PadPaper } from './CountLayout.ts';
import { failureOf, fieldName, fieldValue, textOf } from './count.ts';
import Denominations from './Denominations.tsx';
import MethodInputs from './MethodInputs.tsx';
import { CASH_TEXTS as T } from './texts.ts';
import type { CashCounting } from './useCashCount.ts';
import { useCountInputs } from './useCountInputs.ts';

export interface CashCounterProps {
  count: CashCounting;
  /** Accessible names of the part with the fields, and of the part with the pad. */
  label: string;
  padLabel: string;
  /** Content above the fields, and above the pad. */
  head?: ReactNode;
  padHead?: ReactNode;
  /** Content below the pad: the sum of the count, and its buttons. */
  children: ReactNode;
  /** Called on Enter in the last field. */
  onEnd(): void;
}

/**
 * Counts cash by denomination or as a total, and optionally the other methods. A tap, Enter or an arrow key selects a field; the
 * pad and the keyboard write to that field (UI guide 14).
 */
export default function CashCounter(props: CashCounterProps) {
  const { count, label, padLabel, head, padHead, children, onEnd } = props;
  const { inputOf, onKey, press } = useCountInputs(count, onEnd);
  const { current, draft } = count;
  const isPieces = typeof current === 'number';
  const failure = failureOf(draft, current);
  return (
    <CountColumns onKeyDown={onKey}>
      <CountPaper aria-label={label}>
        {head}
        {draft.byHand ? (
          <Box sx={{ flex: '1 1 auto', maxWidth: 360 }}>
            <Field
              label={T.counted}
              placeholder="$0.00"
              value={textOf(draft, 'total')}
              error={failureOf(draft, 'total')}
              inputRef={inputOf('total')}
              input={{ inputMode: 'none', autoComplete: 'off' }}
              onFocus={() => count.goTo('total')}
              onChange={({ target }) => count.write('total', target.value)}
            />
          </Box>
        ) : (
          <Denominations count={count} inputOf={inputOf} />
        )}
        {count.withMethods && <MethodInputs count={count} inputOf={inputOf} />}
      </CountPaper>
      <PadPaper aria-label={padLabel}>
        {padHead}
        <PadDisplay aria-hidden data-error={failure !== null}>
          <span>
            {isPieces ? `${fieldName(current)} × ` : '$'}
            {textOf(draft, current)}
            <Caret />
          </span>
          <small>{isPieces ? formatMoney(fieldValue(draft, current) ?? 0) : fieldName(current)}</small>
        </PadDisplay>
        {/* The field shows its own error, but may be out of sight on a phone. */}
        <Box aria-hidden>
          <FieldError mensaje={failure} />
        </Box>
        <NumberPad corner={isPieces ? '00' : '.'} onKey={press} />
        {children}
      </PadPaper>
    </CountColumns>
  );
}
