import { type Centavos, formatMoney } from '../../domain/money.ts';
import Money from '../display/Money.tsx';
import { AMOUNT_TEXTS } from '../texts.ts';
import { type AmountMode, RULES } from './amountModes.ts';

export interface AmountSubtitleProps {
  mode: AmountMode;
  max: number | undefined;
  precio: Centavos | undefined;
}

/** Subtitle of AmountDialog: the unit price, or the saldo or total that limits the amount. */
export default function AmountSubtitle({ mode, max, precio: price }: AmountSubtitleProps) {
  if (price !== undefined) return `${formatMoney(price)} ${mode === 'kg' ? AMOUNT_TEXTS.perKg : AMOUNT_TEXTS.perPiece}`;
  if (max === undefined || !RULES[mode].money) return null;
  return (
    <>
      {mode === 'abono' ? AMOUNT_TEXTS.saldo : AMOUNT_TEXTS.total} <Money centavos={max} />
    </>
  );
}
