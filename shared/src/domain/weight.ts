import type { Thousandths } from './money.ts';

/** Heaviest line that is accepted without a question, in grams: 60 kg is more than a family brings at once. */
export const SANE_WEIGHT: Thousandths = 60_000;
