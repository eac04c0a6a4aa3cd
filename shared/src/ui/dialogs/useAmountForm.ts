import { type KeyboardEvent, useRef, useState } from 'react';
import type { Centavos, Thousandths } from '../../domain/money.ts';
import { type AmountMode, RULES } from './amountModes.ts';
import { readAmount } from './readAmount.ts';
import { useTypedAmount } from './useTypedAmount.ts';

export interface AmountFormOptions {
  mode: AmountMode;
  /** Largest value accepted, in the unit of `mode`: the saldo or the largest discount. */
  max?: Centavos | Thousandths;
  initialValue?: Centavos | Thousandths;
  /** For a cash pago: asks for the cash received and shows the change. */
  cash?: boolean;
  /** Accepts whole pieces only. */
  integer?: boolean;
  /**
   * Called with centavos for 'abono' and 'discount', and thousandths for 'kg' and 'cantidad'; never above `max`. With `cash`,
   * also with the cash received, centavos, if it was entered.
   */
  onAccept(value: number, received?: Centavos): void;
}

/** State of the dialog that asks for a number: the typed texts, their values, and the keys that change them. */
export function useAmountForm({ mode, max, initialValue, cash = false, integer = false, onAccept }: AmountFormOptions) {
  const rule = RULES[mode];
  const typed = useTypedAmount({ scale: rule.decimals, decimals: integer ? 0 : rule.decimals, initialValue });
  const [asking, setAsking] = useState(false);
  const display = useRef<HTMLInputElement>(null);

  const amount = readAmount(rule, { ...typed, cash, max });
  const { value, paid } = amount;

  const accept = () => {
    if (!amount.valid) return;
    if (rule.sane !== undefined && value > rule.sane) setAsking(true);
    else if (cash && paid !== null) onAccept(value, paid);
    else onAccept(value);
  };
  const onPress = (event: KeyboardEvent) => {
    const inInput = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && inInput) {
      event.preventDefault();
      accept();
    } else if (!inInput && /^[\d.,]$|^Backspace$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      typed.onType(event.key);
      display.current?.focus();
    }
  };

  return {
    ...typed,
    ...amount,
    rule,
    cash,
    display,
    /** A key pressed anywhere in the dialog. */
    onPress,
    accept,
    /** True while the dialog asks whether an unusual weight is right. */
    asking,
    correct: () => setAsking(false),
  };
}

export type AmountForm = ReturnType<typeof useAmountForm>;
