import { type CreditPago, givenBy } from './credit.ts';
import { dayIn, hourIn } from './dates.ts';
import type { Centavos } from './money.ts';
import type { PaymentMethod } from './nota.ts';
import { dayAndMonth } from './tag.ts';

/** What was done with the money of a voided nota: returned, to be returned, or kept because the work was done. */
export const MONEY_OUTCOMES = ['devuelto', 'pendiente', 'no_devuelto'] as const;
export type MoneyOutcome = (typeof MONEY_OUTCOMES)[number];

const OUTCOME_NAMES = ['Devuelto', 'Por devolver', 'No se devuelve'] as const;

/** Longest reason of a void, characters. */
export const MAX_VOID_REASON = 200;

/** What was done with a voided nota's money; `metodo` only when it was returned. */
export interface VoidedMoney {
  dinero: MoneyOutcome;
  metodo: PaymentMethod | null;
}

/** Text, as users read it, of what was done with a voided nota's money. */
export function outcomeName(outcome: MoneyOutcome): string {
  return OUTCOME_NAMES[MONEY_OUTCOMES.indexOf(outcome)] ?? '';
}

/** Whether a nota holds money: its void must then state what was done with the money. @param money the result of `moneyIn` */
export function holdsMoney(money: Centavos): boolean {
  return money > 0;
}

/** The part of a nota that was paid with its cliente's credit, centavos; voiding the nota gives it back. */
export function creditIn(pagos: readonly CreditPago[]): Centavos {
  return Math.max(0, -givenBy(pagos));
}

/** Money that a nota holds, centavos: its abonos without what was paid with credit. */
export function moneyIn({ abonos, pagos }: { abonos: Centavos; pagos: readonly CreditPago[] }): Centavos {
  return abonos - creditIn(pagos);
}

/** The outcome to send, with its method for 'devuelto'; null while a choice is missing. */
export function voidedMoney(outcome: MoneyOutcome | null, method: PaymentMethod | null): VoidedMoney | null {
  if (outcome === null || (outcome === 'devuelto' && method === null)) return null;
  return { dinero: outcome, metodo: outcome === 'devuelto' ? method : null };
}

/** Writes an outcome: 'Devuelto (Efvo)', 'Por devolver', 'No se devuelve'. */
export function moneyText({ dinero: outcome, metodo: method }: VoidedMoney): string {
  return method === null ? outcomeName(outcome) : `${outcomeName(outcome)} (${method})`;
}

/**
 * When a nota was voided, on the sucursal's clock: '12 dic 10:42', or '12 dic 2025 10:42' in another year.
 * @param zone time zone of the sucursal (IANA name)
 */
export function voidMoment(zone: string, moment: Date, now: Date): string {
  const [day, today] = [dayIn(zone, moment), dayIn(zone, now)];
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${day.slice(0, 4)} `;
  return `${dayAndMonth(day)} ${year}${hourIn(zone, moment)}`;
}
