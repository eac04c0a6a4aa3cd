import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT, type PagoMethod } from '@lavanda/shared/domain/nota';
import type { Pago } from '@lavanda/shared/domain/pagos';
import { TEXTS } from '../activos/texts';

const T = TEXTS.cierre;

/** An amount taken from what a nota has in the cliente's favor, centavos: returned as money by a method, or kept as credit. */
export interface Returned {
  method: PagoMethod;
  amount: Centavos;
}

/** Sums of the reversals by method, as positive amounts, in the order of each method's first reversal. */
export function returnedBy(reversals: readonly Pago[]): Returned[] {
  const byMethod = new Map<PagoMethod, Centavos>();
  for (const { metodo: method, monto: amount } of reversals) byMethod.set(method, (byMethod.get(method) ?? 0) - amount);
  return [...byMethod].map(([method, amount]) => ({ method, amount }));
}

/** Sum of all returned amounts, centavos. */
export function totalOf(returned: readonly Returned[]): Centavos {
  return returned.reduce((sum, { amount }) => sum + amount, 0);
}

/** The returned amounts as text: the money ('$50.00 (Efvo) y $45.00 (TDC)') and the credit ('$20.00'); '' for none. */
function partsOf(returned: readonly Returned[]): { money: string; credit: string } {
  const money = returned.filter(({ method }) => method !== CREDIT);
  const credit = totalOf(returned.filter(({ method }) => method === CREDIT));
  return {
    money: money.map(({ method, amount }) => T.moneyBy(formatMoney(amount), method)).join(' y '),
    credit: credit > 0 ? formatMoney(credit) : '',
  };
}

/** The text of a cierre, followed by the amounts that were returned or kept before it. */
export function withReturned(text: string, returned: readonly Returned[]): string {
  const { money, credit } = partsOf(returned);
  const told = money ? T.refunded(text, money) : text;
  return credit ? T.keptCredit(told, credit) : told;
}

/** Text about the amounts already returned or kept, for a nota that is still open; '' for none. */
export function alreadyReturned(returned: readonly Returned[]): string {
  const { money, credit } = partsOf(returned);
  return [money && T.alreadyRefunded(money), credit && T.alreadyKept(credit)].filter((text) => text !== '').join(' ');
}
