import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';

/** '$1,234': an amount beside a mark of a chart, where centavos don't fit; the table and the tooltip have them. */
export function inPesos(centavos: Centavos): string {
  return formatMoney(centavos, 0);
}

const MIL = 100_000;
const MILLION = 1_000 * MIL;

/** As short as the room over a bar needs: '$50,280', '$128 k', '$1.3 M'. */
export function short(centavos: Centavos): string {
  if (Math.abs(centavos) >= MILLION) return `${formatMoney(centavos / 1_000_000, 1)} M`;
  if (Math.abs(centavos) >= 100 * MIL) return `${formatMoney(centavos / 1_000, 0)} k`;
  return inPesos(centavos);
}
