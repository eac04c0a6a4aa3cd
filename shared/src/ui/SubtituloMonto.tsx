import { type Centavos, formatMoney } from '../domain/dinero.ts';
import Money from './Money.tsx';
import { type AmountMode, RULES } from './montos.ts';
import { AMOUNT_TEXTS } from './textos.ts';

export interface AmountSubtitleProps {
  mode: AmountMode;
  max: number | undefined;
  precio: Centavos | undefined;
}

/** Under the title of AmountDialog: the price of a unit, or the balance that bounds the amount. */
export default function AmountSubtitle({ mode, max, precio: price }: AmountSubtitleProps) {
  if (price !== undefined) return `${formatMoney(price)} ${mode === 'kg' ? AMOUNT_TEXTS.perKg : AMOUNT_TEXTS.perPiece}`;
  if (max === undefined || !RULES[mode].money) return null;
  return (
    <>
      {mode === 'abono' ? AMOUNT_TEXTS.saldo : AMOUNT_TEXTS.total} <Money centavos={max} />
    </>
  );
}
