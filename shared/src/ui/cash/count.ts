import type { CashCount } from '../../contract/schemas/caja.ts';
import { cashOf, DENOMINATIONS, MAX_OF_DENOMINATION } from '../../domain/caja.ts';
import { type Centavos, centavosToPesos, formatMoney, MAX_AMOUNT } from '../../domain/money.ts';
import type { PaymentMethod } from '../../domain/nota.ts';
import { amountFailure, MALFORMED_AMOUNT, parseAmount } from '../../domain/writtenNumber.ts';
import { acceptText } from '../fields/typedNumber.ts';
import { CASH_TEXTS } from './texts.ts';

/** Methods that are counted besides cash, in the order of their fields. */
export const OTHER_METHODS = ['TDC', 'Transf', 'Link'] as const satisfies readonly PaymentMethod[];
export type OtherMethod = (typeof OTHER_METHODS)[number];

/** A field of a count: a denomination in centavos, 'total' for the cash typed as a total, or a method. */
export type CountKey = Centavos | 'total' | OtherMethod;

/** A count as it was typed. An empty text is a field that nobody has filled in yet. */
export interface CountDraft {
  byHand: boolean;
  texts: Readonly<Partial<Record<CountKey, string>>>;
}

export const EMPTY_COUNT: CountDraft = { byHand: false, texts: {} };

/** The text typed into a field; '' when nobody has filled it in. */
export function textOf({ texts }: CountDraft, key: CountKey): string {
  return texts[key] ?? '';
}

/** The fields in the order in which Enter goes through them (UI guide 14). */
export function orderOf(byHand: boolean, withMethods: boolean): readonly CountKey[] {
  return [...(byHand ? (['total'] as const) : DENOMINATIONS), ...(withMethods ? OTHER_METHODS : [])];
}

/** The text to keep after a change; null to refuse the change. Pieces are whole, amounts have at most 2 decimals. */
export function acceptedText(key: CountKey, raw: string): string | null {
  const accepted = acceptText(raw, typeof key === 'number' ? 0 : 2);
  if (accepted === null || typeof key !== 'number') return accepted;
  return accepted.includes(',') || Number(accepted) > MAX_OF_DENOMINATION ? null : accepted;
}

/** The draft after `text` has replaced the text of a field. */
export function written(draft: CountDraft, key: CountKey, text: string): CountDraft {
  return { ...draft, texts: { ...draft.texts, [key]: text } };
}

/** Centavos of an amount field: 0 when it is empty, null when it is malformed. */
function amountOf(draft: CountDraft, key: CountKey): Centavos | null {
  const text = textOf(draft, key);
  return text === '' ? 0 : parseAmount(text);
}

/** Value of a field, centavos; null while it can't be read. */
export function fieldValue(draft: CountDraft, key: CountKey): Centavos | null {
  return typeof key === 'number' ? key * Number(textOf(draft, key)) : amountOf(draft, key);
}

/** The message about a field that can't be sent; null when it can. */
export function failureOf(draft: CountDraft, key: CountKey): string | null {
  if (typeof key === 'number') return null;
  const text = textOf(draft, key);
  const centavos = amountOf(draft, key);
  if (centavos === null) return amountFailure(text) ?? MALFORMED_AMOUNT;
  return centavos > MAX_AMOUNT ? CASH_TEXTS.excessive : null;
}

/** Sum of what a draft counts in the given denominations, centavos. */
export function sumOf(draft: CountDraft, denominations: readonly Centavos[]): Centavos {
  return cashOf(denominations.map((value) => ({ denominacion: value, cantidad: Number(textOf(draft, value)) })));
}

/** Cash of a draft, centavos; 0 while a total typed by hand can't be read. */
export function countedCash(draft: CountDraft): Centavos {
  return draft.byHand ? (amountOf(draft, 'total') ?? 0) : sumOf(draft, DENOMINATIONS);
}

/** Whether something was typed into any of the fields in use. */
export function isStarted(draft: CountDraft, withMethods: boolean): boolean {
  return orderOf(draft.byHand, withMethods).some((key) => textOf(draft, key) !== '');
}

/** The cash of a draft as the API takes it, pesos. */
export function cashToSend(draft: CountDraft): CashCount {
  if (draft.byHand) return { total: centavosToPesos(countedCash(draft)) };
  return {
    denominaciones: DENOMINATIONS.map((value) => ({
      denominacion: centavosToPesos(value),
      cantidad: Number(textOf(draft, value)),
    })),
  };
}

/** Sums of the other methods of a draft, pesos. */
export function othersToSend(draft: CountDraft): Record<OtherMethod, number> {
  const pesos = (method: OtherMethod) => centavosToPesos(amountOf(draft, method) ?? 0);
  return { TDC: pesos('TDC'), Transf: pesos('Transf'), Link: pesos('Link') };
}

/** A denomination as written or, if `spoken`, as read aloud. */
export function denominationName(value: Centavos, spoken = false): string {
  if (value >= 100) return formatMoney(value, 0);
  return spoken ? CASH_TEXTS.fiftyCentsSpoken : CASH_TEXTS.fiftyCents;
}

/** A field's name: '$200', 'Vouchers TDC'. */
export function fieldName(key: CountKey, spoken = false): string {
  if (key === 'total') return CASH_TEXTS.counted;
  return typeof key === 'number' ? denominationName(key, spoken) : CASH_TEXTS.methods[key];
}
