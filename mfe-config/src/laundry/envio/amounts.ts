import { centavosToPesos } from '@lavanda/shared/domain/money';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { acceptText } from '@lavanda/shared/ui/fields/typedNumber';

/** Cleans text typed or pasted into an amount field; null when it can't become an amount and must not be written. */
export function acceptAmount(text: string): string | null {
  return acceptText(text, 2);
}

/** Formats pesos for a field: '45.00'. */
export function asAmount(pesos: number): string {
  return pesos.toFixed(2);
}

/** Normalizes an amount on blur: '45' -> '45.00', '1,500' -> '1500.00'. Text that isn't an amount stays as typed. */
export function adjustAmount(text: string): string {
  const centavos = parseAmount(text);
  return centavos === null ? text : asAmount(centavosToPesos(centavos));
}
