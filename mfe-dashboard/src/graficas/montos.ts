import { type Centavos, formatoDinero } from '@lavanda/shared/domain/dinero';

/** '$1,234': an amount beside a mark of a chart, where centavos don't fit; the table and the tooltip have them. */
export function enPesos(centavos: Centavos): string {
  return formatoDinero(centavos, 0);
}

const MIL = 100_000;
const MILLON = 1_000 * MIL;

/** As short as the room over a bar needs: '$50,280', '$128 k', '$1.3 M'. */
export function corto(centavos: Centavos): string {
  if (Math.abs(centavos) >= MILLON) return `${formatoDinero(centavos / 1_000_000, 1)} M`;
  if (Math.abs(centavos) >= 100 * MIL) return `${formatoDinero(centavos / 1_000, 0)} k`;
  return enPesos(centavos);
}
