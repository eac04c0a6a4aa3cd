import type { LocalDay } from './dates.ts';
import type { Centavos } from './money.ts';
import { isPaid, type PagoMethod } from './nota.ts';
import type { CardKind } from './satForm.ts';

/** Longest reason of a correction, characters. */
export const MAX_CORRECTION_REASON = 200;

/** A pago as recorded, centavos; negative only in a reversal, which names the pago that it takes back. */
export interface RecordedPago {
  id: string;
  monto: Centavos;
  reversaDe: string | null;
}

/** A pago of a nota, with the details given when it was recorded. */
export interface Pago extends RecordedPago {
  fecha: LocalDay;
  metodo: PagoMethod;
  /** Why this pago reverses another; absent or '' without a reason. */
  motivo?: string | undefined;
  /** Kind of card of a TDC; absent or null when it is unknown. */
  tarjeta?: CardKind | null | undefined;
}

/** 'A favor': the amount that the laundry owes the cliente, centavos. It is never netted with other notas' debts. */
export function favorOf(saldo: Centavos): Centavos {
  return saldo < 0 ? -saldo : 0;
}

/** The part of a pago that can still be returned, centavos: its amount less its reversals; 0 for a reversal. */
export function returnableOf(pago: RecordedPago, pagos: readonly RecordedPago[]): Centavos {
  if (pago.reversaDe !== null) return 0;
  return pagos.reduce((rest, other) => (other.reversaDe === pago.id ? rest + other.monto : rest), pago.monto);
}

/**
 * Whether neither the cliente nor the laundry owes anything; a debt under 1 peso of the cliente counts as none. A saldo in favor
 * isn't balanced, so the cierre asks about it.
 */
export function isBalanced(saldo: Centavos): boolean {
  return saldo >= 0 && isPaid(saldo);
}

/**
 * What may be done at the cierre with the amount that the laundry owes the cliente (day.md 3): return it, keep it as the
 * cliente's credit, or leave it on the nota. That amount is never taken as a tip.
 */
export const FAVOR_ENDINGS = ['refund', 'credit', 'keep'] as const;
export type FavorEnding = (typeof FAVOR_ENDINGS)[number];

/** The endings (`FAVOR_ENDINGS`) that a user may choose, the usual one first. Returning needs the permission 'pagos.revertir'. */
export function favorEndings(mayReturn: boolean): readonly FavorEnding[] {
  return mayReturn ? FAVOR_ENDINGS : ['credit', 'keep'];
}

/**
 * The largest amount to which a pago can be corrected, centavos. For a partly returned pago it is the part not returned yet. For
 * any other pago it is the amount with which the nota is exactly paid, but at least the pago's own amount.
 * @param paid amount of the pago, centavos
 * @param returnable part of the pago that wasn't returned yet, centavos
 */
export function correctionLimit(
  paid: Centavos,
  returnable: Centavos,
  { total, abonos }: { total: Centavos; abonos: Centavos },
): Centavos {
  if (returnable < paid) return returnable;
  return Math.max(returnable, total - (abonos - returnable));
}

/** A part of a pago to return, centavos. */
export interface RefundPart<P extends RecordedPago> {
  pago: P;
  monto: Centavos;
}

/**
 * Which pagos return `amount`, the newest first, each at most the part of it not returned yet. The parts add up to `amount`,
 * unless all pagos together have less left.
 * @param pagos oldest first
 * @param amount centavos
 */
export function refundPlan<P extends RecordedPago>(pagos: readonly P[], amount: Centavos): RefundPart<P>[] {
  let rest = amount;
  const parts: RefundPart<P>[] = [];
  for (const pago of [...pagos].reverse()) {
    const part = Math.min(rest, returnableOf(pago, pagos));
    if (part <= 0) continue;
    parts.push({ pago, monto: part });
    rest -= part;
  }
  return parts;
}

/** A pago with its reversals, in the order they were recorded. */
export interface PagoGroup<P extends RecordedPago> {
  pago: P;
  reversals: P[];
  /** The part of the pago that can still be returned, centavos. */
  returnable: Centavos;
}

/** The pagos of a nota, each followed by its reversals. A reversal whose pago isn't in the list forms a group of its own. */
export function pagoGroups<P extends RecordedPago>(pagos: readonly P[]): PagoGroup<P>[] {
  const ids = new Set(pagos.map(({ id }) => id));
  return pagos
    .filter(({ reversaDe: reversalOf }) => reversalOf === null || !ids.has(reversalOf))
    .map((pago) => ({
      pago,
      reversals: pagos.filter(({ reversaDe: reversalOf }) => reversalOf === pago.id),
      returnable: returnableOf(pago, pagos),
    }));
}
