import { centavosAPesos } from '@lavanda/shared/domain/money';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { acceptText } from '@lavanda/shared/ui/fields/typedNumber';

/** What may be typed or pasted as an amount. Null: refuse the change. */
export function acceptAmount(text: string): string | null {
  return acceptText(text, 2);
}

/** Pesos as the fields show them: '45.00'. */
export function asAmount(pesos: number): string {
  return pesos.toFixed(2);
}

/** An amount put in order once it is left: '45' -> '45.00', '1,500' -> '1500.00'. What isn't one stays as typed. */
export function adjustAmount(text: string): string {
  const centavos = parseAmount(text);
  return centavos === null ? text : asAmount(centavosAPesos(centavos));
}
