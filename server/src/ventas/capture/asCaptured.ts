import { formatMoney } from '@lavanda/shared/domain/money';
import { grossOf, type Totals } from '@lavanda/shared/domain/nota';
import { percentOf } from '@lavanda/shared/domain/percent';
import type { Input } from '../save/input.ts';
import type { RequestedDiscount } from '../save/resolveDiscount.ts';
import { type Odd, oldCharge } from './oddity.ts';

/**
 * The totals of a late capture. The envio of a nota 'a domicilio' and the recargo of an express one are those that were sent,
 * even if the tenant's rules have changed.
 * @param valid totals by today's rules, which give each fee that wasn't sent
 * @param odds receives a point to review for each fee that differs from today's
 */
export function asCaptured(
  { declared }: Pick<Input, 'declared'>,
  nota: { aDomicilio: boolean; express: boolean },
  { descuentos: amount, percent }: RequestedDiscount,
  valid: Totals,
  odds: Odd[],
): Totals {
  const envio = nota.aDomicilio ? (declared.envio ?? valid.envio) : valid.envio;
  const recargo = nota.express ? (declared.recargo ?? valid.recargo) : valid.recargo;
  if (envio !== valid.envio) odds.push(oldCharge('envio', formatMoney(envio), formatMoney(valid.envio)));
  if (recargo !== valid.recargo) odds.push(oldCharge('recargo', formatMoney(recargo), formatMoney(valid.recargo)));
  const gross = grossOf({ subtotal: valid.subtotal, envio, recargo });
  const discounts = percent === null ? amount : percentOf(gross, percent);
  const total = Math.max(0, gross - discounts);
  return { ...valid, envio, recargo, descuentos: discounts, total, saldo: total - valid.abonos };
}
