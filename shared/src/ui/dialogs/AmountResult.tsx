import { type Centavos, formatMoney } from '../../domain/money.ts';
import Money from '../display/Money.tsx';
import { AMOUNT_TEXTS } from '../texts.ts';
import { type AmountMode, RULES } from './amountModes.ts';

export interface AmountResultProps {
  mode: AmountMode;
  max: number | undefined;
  value: number;
  importe: Centavos | null;
}

/** Result of the amount being typed: the line's amount, or what is left of the saldo or, after a discount, of the total. */
export default function AmountResult({ mode, max, value, importe: lineTotal }: AmountResultProps) {
  if (!RULES[mode].money) return lineTotal === null ? null : <Money centavos={lineTotal} size="grande" />;
  if (max === undefined || value === 0) return null;
  return <small>{`${mode === 'abono' ? AMOUNT_TEXTS.stillDue : AMOUNT_TEXTS.remains} ${formatMoney(max - value)}`}</small>;
}
