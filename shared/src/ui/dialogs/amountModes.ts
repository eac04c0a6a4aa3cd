import { type Centavos, formatMoney, formatQuantity, MAX_AMOUNT, MAX_QUANTITY } from '../../domain/money.ts';
import { lineAmount } from '../../domain/nota.ts';
import { SANE_WEIGHT } from '../../domain/weight.ts';
import { amountFailure, parseAmount, parseQuantity, quantityFailure } from '../../domain/writtenNumber.ts';
import { AMOUNT_TEXTS, TEXTS } from '../texts.ts';

/** The value that AmountDialog asks for: thousandths ('kg', 'cantidad') or centavos ('abono', 'discount'). */
export type AmountMode = 'kg' | 'abono' | 'discount' | 'cantidad';

/** Texts, limits and parsing of one mode. */
export interface AmountRule {
  money: boolean;
  decimals: number;
  label: string;
  verb: string;
  prefix?: string;
  suffix?: string;
  quickAmounts: readonly Centavos[];
  defaultCap: number;
  /** Largest value accepted without asking whether it is right; when it is absent, the dialog never asks. */
  sane?: number;
  /** True for discounts, where 0 removes the discount. */
  allowsZero: boolean;
  exceeds(max: number): string;
  /** Parses the text, in the unit of the mode. @returns null when invalid */
  read(text: string): number | null;
  /** Error message of the text, or null. */
  failure(text: string): string | null;
}

const QUICK: readonly Centavos[] = [5_000, 10_000, 20_000, 50_000];

const QUANTITY = {
  money: false,
  decimals: 3,
  quickAmounts: [],
  defaultCap: MAX_QUANTITY,
  allowsZero: false,
  exceeds: (max: number) => AMOUNT_TEXTS.aboveMax(formatQuantity(max)),
  read: parseQuantity,
  failure: quantityFailure,
};

const MONEY = {
  money: true,
  decimals: 2,
  prefix: '$',
  quickAmounts: QUICK,
  defaultCap: MAX_AMOUNT,
  read: parseAmount,
  failure: amountFailure,
};

export const RULES: Record<AmountMode, AmountRule> = {
  kg: { ...QUANTITY, label: AMOUNT_TEXTS.quantityKg, verb: TEXTS.add, suffix: 'kg', sane: SANE_WEIGHT },
  cantidad: { ...QUANTITY, label: AMOUNT_TEXTS.cantidad, verb: TEXTS.accept },
  abono: {
    ...MONEY,
    label: AMOUNT_TEXTS.abono,
    verb: AMOUNT_TEXTS.payAbono,
    allowsZero: false,
    exceeds: (max) => AMOUNT_TEXTS.aboveSaldo(formatMoney(max)),
  },
  discount: {
    ...MONEY,
    label: AMOUNT_TEXTS.discount,
    verb: AMOUNT_TEXTS.apply,
    allowsZero: true,
    exceeds: (max) => AMOUNT_TEXTS.aboveTotal(formatMoney(max)),
  },
};

/** Centavos of `value`: itself for money, the line's amount for a quantity with a price, null for one without. */
export function amountOf(rule: AmountRule, value: number, price: Centavos | undefined): Centavos | null {
  if (rule.money) return value;
  return price === undefined ? null : lineAmount({ cantidad: value, precio: price });
}
