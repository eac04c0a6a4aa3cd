import type { RoleDiscount } from '@lavanda/shared/domain/discount';
import { largestDiscount, needsReason } from '@lavanda/shared/domain/discount';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import { grossOf } from '@lavanda/shared/domain/nota';
import { type BasisPoints, percentOf } from '@lavanda/shared/domain/percent';
import { type Odd, oldDiscount, unexplainedDiscount } from '../capture/oddity.ts';
import { invalidField, invalidFields } from '../errors.ts';
import type { NotaContent, StoredNota } from '../nota.ts';
import { discountAboveLimit, TEXTS } from '../texts.ts';
import type { Input } from './input.ts';

/** The discount that a save requests: a percentage, or else an amount in centavos. */
export interface RequestedDiscount {
  descuentos: Centavos;
  percent: BasisPoints | null;
}

/**
 * The requested discount. An amount without a percentage replaces a stored percentage; if neither is sent, the stored discount
 * stays.
 */
export function requestedDiscount(input: Input, current: StoredNota | null): RequestedDiscount {
  const amount = input.descuentos ?? current?.descuentos ?? 0;
  if (input.descuentoPorcentaje !== undefined) return { descuentos: amount, percent: input.descuentoPorcentaje };
  return { descuentos: amount, percent: input.descuentos === undefined ? (current?.descuentoPorcentaje ?? null) : null };
}

/** The percentage to store. An amount sent alone keeps the stored percentage, if the amount is what that percentage takes off. */
export function keptPercent(
  { percent, descuentos: amount }: RequestedDiscount,
  current: StoredNota | null,
  gross: Centavos,
): BasisPoints | null {
  const stored = current?.descuentoPorcentaje ?? null;
  if (percent !== null || stored === null) return percent || null;
  return amount > 0 && percentOf(gross, stored) === amount ? stored : null;
}

/**
 * Whether a sent amount agrees with the percentage sent beside it; true when either is missing. The stored amount and percentage
 * agree by definition: a cierre sends them back, although the percentage may take off another amount by now, because the envio
 * rule changed.
 */
export function agreesWithPercent(input: Input, current: StoredNota | null, { descuentos: computed }: NotaContent): boolean {
  const { descuentos: amount, descuentoPorcentaje: percent } = input;
  if (!percent || amount === undefined || amount === computed) return true;
  return current?.descuentos === amount && current.descuentoPorcentaje === percent;
}

/** The reason to store: the sent one, else the stored one; a nota without a discount has none. */
export function resolveReason(input: Input, current: StoredNota | null, discounts: Centavos): string {
  return discounts === 0 ? '' : (input.descuentoMotivo ?? current?.descuentoMotivo ?? '');
}

/**
 * Whether the save keeps the discount: either the same percentage takes off no more than before, or the amount doesn't grow and
 * the nota doesn't charge less.
 */
function isKept(now: NotaContent, current: NotaContent): boolean {
  const samePercent = now.descuentoPorcentaje !== null && now.descuentoPorcentaje === current.descuentoPorcentaje;
  if (samePercent) return now.descuentos <= current.descuentos;
  const chargesLess =
    now.subtotal < current.subtotal || (current.aDomicilio && !now.aDomicilio) || (current.express && !now.express);
  return now.descuentos <= current.descuentos && !chargesLess;
}

/** Records a late capture's discount as a point to review if today's rules would refuse it. */
function noteDiscount(now: NotaContent, kept: boolean, role: RoleDiscount, odds: Odd[]): void {
  if (kept) return;
  const gross = grossOf(now);
  const max = largestDiscount(role, gross);
  const sent = formatMoney(now.descuentos);
  if (now.descuentos > max) odds.push(oldDiscount(sent, formatMoney(max)));
  if (now.descuentoMotivo === '' && needsReason(role, now.descuentos, gross)) odds.push(unexplainedDiscount(sent));
}

/**
 * Checks that a discount is within the role's limit and, above the percentage that the tenant set, has a reason. A discount that
 * the save keeps isn't checked again, because it was checked when it was given; but its reason can't be removed.
 * @param odds receives, as points to review, the rules that a late capture's discount breaks; null makes them errors. A discount
 * above what the nota charges is always an error.
 * @throws HttpProblem 422 naming descuentos or descuento_motivo
 */
export function checkDiscount(
  now: NotaContent,
  current: NotaContent | null,
  role: RoleDiscount,
  odds: Odd[] | null = null,
): void {
  const gross = grossOf(now);
  if (now.descuentos > gross) throw invalidField('descuentos', TEXTS.excessiveDiscount);
  if (now.descuentos === 0) return;
  const kept = current !== null && isKept(now, current);
  const max = largestDiscount(role, gross);
  if (odds) {
    noteDiscount(now, kept, role, odds);
    return;
  }
  if (!kept && now.descuentos > max) {
    throw invalidFields({
      campo: 'descuentos',
      mensaje: discountAboveLimit(formatMoney(max)),
      codigo: 'descuento_limite',
      enviado: centavosToPesos(now.descuentos),
      vigente: centavosToPesos(max),
    });
  }
  const lost = kept && current.descuentoMotivo !== '';
  if (now.descuentoMotivo === '' && (lost || !kept) && needsReason(role, now.descuentos, gross))
    throw invalidFields({ campo: 'descuento_motivo', mensaje: TEXTS.missingReason, codigo: 'descuento_sin_motivo' });
}
