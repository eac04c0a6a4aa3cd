import { largestDiscount } from '@lavanda/shared/domain/discount';
import { formatMoney } from '@lavanda/shared/domain/money';
import { grossOf, type Totals } from '@lavanda/shared/domain/nota';
import { TEXTS } from '../texts';
import type { Draft } from './draft';
import type { BranchRules } from './totals';

/**
 * Spanish message about an invalid discount of the draft, or null. A new discount needs a reason and obeys the role's limit. An
 * unchanged stored discount only has to fit into the charges: the server decides whether it may stay.
 */
export function discountFault(draft: Draft, totals: Totals, { discounts }: BranchRules): string | null {
  const { base, descuentos: amount, descuentoPorcentaje: percent, descuentoMotivo: reason } = draft;
  const gross = grossOf(totals);
  if (totals.descuentos > gross) return TEXTS.discountAboveTotal(formatMoney(gross));
  if (totals.descuentos === 0 || (base?.descuentos === amount && base.descuentoPorcentaje === percent)) return null;
  const max = largestDiscount(discounts, gross);
  if (totals.descuentos > max) return TEXTS.discountAboveLimit(formatMoney(max));
  return reason === '' ? TEXTS.missingReason : null;
}
