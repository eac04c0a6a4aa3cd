import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import { CASH, openingDifference, openingExpected } from '@lavanda/shared/domain/caja';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';

/** Most entries that the state of a caja tells of what came after its last corte (`readCajaCall`). */
const MOST_LATE = 200;

export interface LastCorte {
  number: number;
  /** What the caja should have, centavos: what the corte left, and the cash that came after it. */
  expected: Centavos;
  /** Whether any cash came after it. */
  cameLater: boolean;
}

/** What the last corte of a caja left; null before the first one, or when more came after it than is known here. */
export function lastCorteOf({ ultimo_corte: last, llegaron_despues: late }: CajaState): LastCorte | null {
  if (last === null || late.length >= MOST_LATE) return null;
  const came = late.filter(({ metodo: method }) => method === CASH).reduce((sum, { monto: pesos }) => sum + toCents(pesos), 0);
  const expected = openingExpected({ left: toCents(last.fondo), came });
  return expected === null ? null : { number: last.numero, expected, cameLater: came !== 0 };
}

/** Counted minus what the last corte left, centavos. */
export function differenceFrom({ expected }: LastCorte, fondo: Centavos): Centavos {
  return openingDifference({ fondo, left: expected, came: 0 }) ?? 0;
}
