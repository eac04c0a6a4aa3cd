import type { Voided } from '@lavanda/shared/contract/schemas/sales';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { holdsMoney, moneyText, voidedMoney, voidMoment } from '@lavanda/shared/domain/voiding';
import { VOIDED_TEXTS as T } from '../texts';

/**
 * 'Anulada por Iván · 12 dic 10:42 · Duplicada'.
 * @param zone of the user's sucursal
 */
export function voidLine({ quien: person, momento: moment, motivo: reason }: Voided, zone: string): string {
  const facts = [T.by(person), voidMoment(zone, new Date(moment), new Date()), reason];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/**
 * 'Tenía $50.00 de abonos: devuelto (Efvo).'; '' of a nota that held no money.
 * @param held the money it held before the void
 */
export function moneyLine({ dinero: outcome, metodo: method }: Voided, held: Centavos): string {
  if (!holdsMoney(held)) return '';
  const money = voidedMoney(outcome, method);
  const text = money === null ? T.unsaid : moneyText(money);
  return `${T.held(formatMoney(held))}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}
