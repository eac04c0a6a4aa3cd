import { type Centavos, formatMoney } from '../../domain/money.ts';
import { favorOf } from '../../domain/pagos.ts';
import { PAGOS_TEXTS as T } from './texts.ts';

/** A saldo's label and its amount, centavos, 0 or more: an amount in favor has a label of its own. */
export function balanceOf(saldo: Centavos): { label: string; amount: Centavos } {
  const favor = favorOf(saldo);
  return favor > 0 ? { label: T.favor, amount: favor } : { label: T.saldo, amount: saldo };
}

/** Writes a saldo: '$85.32', or 'A favor $95.00' when the laundry owes the cliente. */
export function balanceText(saldo: Centavos): string {
  const favor = favorOf(saldo);
  return favor > 0 ? T.inFavor(formatMoney(favor)) : formatMoney(saldo);
}
