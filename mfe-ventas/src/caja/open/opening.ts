import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import { CASH, openingDifference, openingExpected } from '@lavanda/shared/domain/caja';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';

/** Maximum number of late entries in the state of a caja (`readCajaCall`). */
const MOST_LATE = 200;

export interface LastCorte {
  number: number;
  /** Expected cash in the caja, centavos: the fondo left by the corte plus the cash that arrived after it. */
  expected: Centavos;
  /** True when the cash that arrived after the corte doesn't add up to 0. */
  cameLater: boolean;
}

/** The last corte of a caja; null before the first corte, or when the list of later entries may be incomplete. */
export function lastCorteOf({ ultimo_corte: last, llegaron_despues: late }: CajaState): LastCorte | null {
  if (last === null || late.length >= MOST_LATE) return null;
  const came = late.filter(({ metodo: method }) => method === CASH).reduce((sum, { monto: pesos }) => sum + toCents(pesos), 0);
  const expected = openingExpected({ left: toCents(last.fondo), came });
  return expected === null ? null : { number: last.numero, expected, cameLater: came !== 0 };
}

/** Counted fondo minus the expected cash, centavos. */
export function differenceFrom({ expected }: LastCorte, fondo: Centavos): Centavos {
  return openingDifference({ fondo, left: expected, came: 0 }) ?? 0;
}
