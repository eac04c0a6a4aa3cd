import type { Centavos } from './money.ts';

/** Mexican bills to whose multiples people round a payment up, centavos; without 200 pesos, because few people round to that. */
const ROUNDED_TO: readonly Centavos[] = [2_000, 5_000, 10_000, 50_000, 100_000];
const BILLS: readonly Centavos[] = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** Maximum number of amounts that are suggested. */
const MOST = 4;

/**
 * Amounts above `due` that a cliente is likely to hand over in cash, the smallest first: $220, $250, $300, $500 for $212.50.
 */
export function likelyCash(due: Centavos): Centavos[] {
  const rounded = ROUNDED_TO.map((bill) => Math.ceil(due / bill) * bill);
  const amounts = [...rounded, ...BILLS].filter((amount) => amount > due);
  return [...new Set(amounts)].sort((one, other) => one - other).slice(0, MOST);
}

/** The change to give, centavos; null when `handed` isn't enough. */
export function changeFor(due: Centavos, handed: Centavos): Centavos | null {
  return handed < due ? null : handed - due;
}
