import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';

/** Formats centavos as whole pesos ('$1,234') for chart labels; the table and the tooltip show the centavos. */
export function inPesos(centavos: Centavos): string {
  return formatMoney(centavos, 0);
}

const THOUSAND_PESOS = 100_000;
const MILLION = 1_000 * THOUSAND_PESOS;

/** Short amount that fits above a bar: '$50,280', '$128 k', '$1.3 M'. */
export function short(centavos: Centavos): string {
  if (Math.abs(centavos) >= MILLION) return `${formatMoney(centavos / 1_000_000, 1)} M`;
  if (Math.abs(centavos) >= 100 * THOUSAND_PESOS) return `${formatMoney(centavos / 1_000, 0)} k`;
  return inPesos(centavos);
}
