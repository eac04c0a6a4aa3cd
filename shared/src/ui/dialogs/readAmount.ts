import { type Centavos, formatMoney } from '../../domain/money.ts';
import { amountFailure, parseAmount } from '../../domain/writtenNumber.ts';
import { AMOUNT_TEXTS } from '../texts.ts';
import type { AmountRule } from './amountModes.ts';

/** The texts typed in the dialog, and the largest value accepted (undefined for the rule's own). */
interface Typed {
  text: string;
  /** The cash received; '' before it is entered. */
  received: string;
  cash: boolean;
  max: number | undefined;
}

/** The values of the typed texts, in the unit of the rule. */
export interface ReadAmount {
  value: number;
  /** True when the value is above the largest one. */
  exceeds: boolean;
  valid: boolean;
  /** The cash received and the change to give back, centavos; null until known. Too little cash makes the change negative. */
  paid: Centavos | null;
  change: Centavos | null;
  /** Error message of the value, and of the cash received; null without an error. */
  wrong: string | null;
  underpaid: string | null;
}

/** Reads the typed texts by the rule of a mode. */
export function readAmount(rule: AmountRule, { text, received, cash, max }: Typed): ReadAmount {
  const parsed = rule.read(text);
  const value = parsed ?? 0;
  const cap = max ?? rule.defaultCap;
  const exceeds = value > cap;
  const paid = parseAmount(received);
  const change = cash && paid !== null ? paid - value : null;
  const missing = change !== null && change < 0;
  const unread = received !== '' && paid === null;
  return {
    value,
    exceeds,
    valid: !exceeds && !missing && !unread && parsed !== null && (parsed > 0 || rule.allowsZero),
    paid,
    change,
    wrong: rule.failure(text) ?? (exceeds ? rule.exceeds(cap) : null),
    underpaid: amountFailure(received) ?? (missing ? AMOUNT_TEXTS.missingCash(formatMoney(-change)) : null),
  };
}
