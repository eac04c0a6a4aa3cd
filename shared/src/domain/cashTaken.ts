import type { Centavos } from './money.ts';

/** Bills of Mexico up to which a payment is rounded, centavos: by 200 few people do. */
const ROUNDED_TO: readonly Centavos[] = [2_000, 5_000, 10_000, 50_000, 100_000];
const BILLS: readonly Centavos[] = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** Most amounts that are suggested. */
const MOST = 4;

/**
 * Amounts of cash above what is due that a cliente is likely to hand over, the least first: $220, $250, $300, $500 for
 * $212.50.
 */
export function likelyCash(due: Centavos): Centavos[] {
  const rounded = ROUNDED_TO.map((bill) => Math.ceil(due / bill) * bill);
  const amounts = [...rounded, ...BILLS].filter((amount) => amount > due);
  return [...new Set(amounts)].sort((one, other) => one - other).slice(0, MOST);
}

/** What is given back, centavos; null when `handed` isn't enough. */
export function changeFor(due: Centavos, handed: Centavos): Centavos | null {
  return handed < due ? null : handed - due;
}
