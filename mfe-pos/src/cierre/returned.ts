import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT, type PagoMethod } from '@lavanda/shared/domain/nota';
import { TEXTS } from '../activos/texts';
import type { Pago } from '../notas/nota';

const T = TEXTS.cierre;

/** What left a nota's favor in one way, centavos: money, or the cliente's credit. */
export interface Returned {
  method: PagoMethod;
  amount: Centavos;
}

/** What reversals took back, by method, in the order they were recorded. */
export function returnedBy(reversals: readonly Pago[]): Returned[] {
  const byMethod = new Map<PagoMethod, Centavos>();
  for (const { metodo: method, monto: amount } of reversals) byMethod.set(method, (byMethod.get(method) ?? 0) - amount);
  return [...byMethod].map(([method, amount]) => ({ method, amount }));
}

/** Sum of all of it, centavos. */
export function totalOf(returned: readonly Returned[]): Centavos {
  return returned.reduce((sum, { amount }) => sum + amount, 0);
}

/** '$50.00 (Efvo) y $45.00 (TDC)', the money to hand over, and '$20.00', the credit; '' for none. */
function partsOf(returned: readonly Returned[]): { money: string; credit: string } {
  const money = returned.filter(({ method }) => method !== CREDIT);
  const credit = totalOf(returned.filter(({ method }) => method === CREDIT));
  return {
    money: money.map(({ method, amount }) => T.moneyBy(formatMoney(amount), method)).join(' y '),
    credit: credit > 0 ? formatMoney(credit) : '',
  };
}

/** The text of a cierre, followed by what was returned and kept before it. */
export function withReturned(text: string, returned: readonly Returned[]): string {
  const { money, credit } = partsOf(returned);
  const told = money ? T.refunded(text, money) : text;
  return credit ? T.keptCredit(told, credit) : told;
}

/** What is told while the nota is still open; '' when nothing was returned. */
export function alreadyReturned(returned: readonly Returned[]): string {
  const { money, credit } = partsOf(returned);
  return [money && T.alreadyRefunded(money), credit && T.alreadyKept(credit)].filter((text) => text !== '').join(' ');
}
