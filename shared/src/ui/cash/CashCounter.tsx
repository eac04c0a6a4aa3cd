import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '../../domain/money.ts';
import Field from '../fields/Field.tsx';
import FieldError from '../fields/FieldError.tsx';
import NumberPad from '../fields/NumberPad.tsx';
import { Caret, CountColumns, CountPaper, PadDisplay, PadPaper } from './CountLayout.ts';
import { type CountKey, failureOf, fieldName, fieldValue, textOf } from './count.ts';
import Denominations from './Denominations.tsx';
import MethodInputs from './MethodInputs.tsx';
import { CASH_TEXTS as T } from './texts.ts';
import type { CashCounting } from './useCashCount.ts';

export interface CashCounterProps {
  count: CashCounting;
  /** Accessible names of what is counted, and of the part with the pad. */
  label: string;
  padLabel: string;
  /** Above what is counted, and above the pad. */
  head?: ReactNode;
  padHead?: ReactNode;
  /** Below the pad: what the count comes to, and its buttons. */
  children: ReactNode;
  /** Enter in the last field. */
  onEnd(): void;
}

/**
 * Counts cash by denomination or by hand, and the other methods if wanted. A touch on a field or Enter chooses it; the
 * pad and the keyboard write to it (UI guide 14).
 */
export default function CashCounter(props: CashCounterProps) {
  const { count, label, padLabel, head, padHead, children, onEnd } = props;
  const inputs = useRef(new Map<CountKey, HTMLInputElement>());
  const { current, draft } = count;
  useEffect(() => {
    const input = inputs.current.get(current);
    input?.focus({ preventScroll: true });
    input?.select();
    input?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const inputOf = (key: CountKey) => (node: HTMLInputElement | null) => {
    if (node) inputs.current.set(key, node);
    else inputs.current.delete(key);
  };
  const onKey = (event: KeyboardEvent) => {
    // A held Enter counts once, on the buttons too: repeated it would walk through the whole count and send it.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      if (!count.advance() && event.key === 'Enter') onEnd();
    } else if (event.key === 'ArrowUp') count.goTo(count.previous);
    else return;
    event.preventDefault();
  };
  const press = (key: string) => {
    count.press(key);
    // A touch takes the focus from the field.
    inputs.current.get(current)?.focus({ preventScroll: true });
  };
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
        {/* The field tells its own error, but may be out of sight on a phone. */}
        <Box aria-hidden>
          <FieldError mensaje={failure} />
        </Box>
        <NumberPad corner={isPieces ? '00' : '.'} onKey={press} />
        {children}
      </PadPaper>
    </CountColumns>
  );
}
