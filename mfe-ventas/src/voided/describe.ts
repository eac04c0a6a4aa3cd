import { serverNow } from '@lavanda/shared';
import type { Voided } from '@lavanda/shared/contract/schemas/sales';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { holdsMoney, moneyText, voidedMoney, voidMoment } from '@lavanda/shared/domain/voiding';
import { VOIDED_TEXTS as T } from '../texts';

/**
 * One-line text about a void: 'Anulada por Iván · 12 dic 10:42 · Duplicada'.
 * @param zone IANA time zone of the user's sucursal
 */
export function voidLine({ quien: person, momento: moment, motivo: reason }: Voided, zone: string): string {
  const facts = [T.by(person), voidMoment(zone, new Date(moment), serverNow()), reason];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/**
 * Text about the money of a voided nota: 'Tenía $50.00 de abonos: devuelto (Efvo).'; '' if it held none.
 * @param held the money that the nota held before the void, centavos
 */
export function moneyLine({ dinero: outcome, metodo: method }: Voided, held: Centavos): string {
  if (!holdsMoney(held)) return '';
  const money = voidedMoney(outcome, method);
  const text = money === null ? T.unsaid : moneyText(money);
  return `${T.held(formatMoney(held))}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}
