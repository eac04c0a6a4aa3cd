import { type Centavos, divideRounding } from './money.ts';

/** Integer hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number;

/** 100 % in basis points. */
export const WHOLE: BasisPoints = 10_000;

/** A part of an amount: a percentage of it, or a fixed number of centavos. */
export type Share = { tipo: 'porcentaje'; valor: BasisPoints } | { tipo: 'monto'; valor: Centavos };

/**
 * Centavos of a percentage of a non-negative amount, rounded half away from zero. The whole 10,000s of the amount and the rest
 * are multiplied separately, so that each product stays a safe integer.
 */
export function percentOf(amount: Centavos, percent: BasisPoints): Centavos {
  return Math.floor(amount / WHOLE) * percent + divideRounding((amount % WHOLE) * percent, WHOLE);
}

/** Amount of a share of `amount`, centavos. */
export function centavosOfShare(share: Share, amount: Centavos): Centavos {
  return share.tipo === 'monto' ? share.valor : percentOf(amount, share.valor);
}

/** Writes a percentage without trailing zeros: 1250 is '12.5 %'. */
export function writePercent(percent: BasisPoints): string {
  return `${percent / 100} %`;
}
