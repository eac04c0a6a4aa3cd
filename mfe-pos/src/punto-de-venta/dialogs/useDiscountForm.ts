import { largestDiscount } from '@lavanda/shared/domain/discount';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { grossOf } from '@lavanda/shared/domain/nota';
import { type BasisPoints, percentOf, WHOLE } from '@lavanda/shared/domain/percent';
import { oneSpace } from '@lavanda/shared/domain/text';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { ofInteger } from '@lavanda/shared/ui/fields/typedNumber';
import { useTypedNumber } from '@lavanda/shared/ui/fields/useTypedNumber';
import { useState } from 'react';
import type { Draft } from '../draft/draft';
import type { BranchRules, NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

/** A chosen discount; without one, the amount is 0 and the other fields are empty. */
export type ChosenDiscount = Pick<Draft, 'descuentos' | 'descuentoMotivo' | 'descuentoPorcentaje'>;

/** Unit of the typed discount: pesos or percent. */
export type DiscountKind = 'monto' | 'porcentaje';

const NONE: ChosenDiscount = { descuentos: 0, descuentoMotivo: '', descuentoPorcentaje: null };

interface Limits {
  /** Sum of the nota's charges before discounts, centavos. */
  gross: Centavos;
  /** Largest discount accepted here, centavos: the role's limit or, for the discount that is already stored, `gross`. */
  max: Centavos;
}

/** Spanish message that says why the typed text can't be a discount; null when it can. */
function valueFault(kind: DiscountKind, text: string, amount: Centavos, { gross, max }: Limits): string | null {
  const malformed = amountFailure(text);
  if (malformed) return malformed;
  if (kind === 'porcentaje' && (parseAmount(text) ?? 0) > WHOLE) return TEXTS.percentAbove100;
  if (amount > gross) return TEXTS.discountAboveTotal(formatMoney(gross));
  return amount > max ? TEXTS.discountAboveLimit(formatMoney(max)) : null;
}

/** State of the discount dialog: the typed text, the resulting discount, and the errors. */
export function useDiscountForm(draft: Draft, totals: NoteTotals, { discounts }: BranchRules) {
  const { base, descuentoPorcentaje: storedPercent, descuentos: storedAmount } = draft;
  const [kind, setKind] = useState<DiscountKind>(storedPercent === null ? 'monto' : 'porcentaje');
  const stored = storedPercent ?? storedAmount;
  const typed = useTypedNumber(stored === 0 ? '' : ofInteger(stored, 2));
  const { text } = typed;
  const [reason, setReason] = useState(draft.descuentoMotivo);
  const [asked, setAsked] = useState(false);

  const gross = grossOf(totals);
  const value: Centavos | BasisPoints = parseAmount(text) ?? 0;
  const amount = kind === 'monto' ? value : percentOf(gross, value);
  // The stored discount may exceed this role's limit, because somebody with a higher limit may have given it.
  const isStored =
    base !== null && amount > 0 && (kind === 'monto' ? amount === base.descuentos : value === base.descuentoPorcentaje);
  const max = isStored ? gross : largestDiscount(discounts, gross);
  const wrong = valueFault(kind, text, amount, { gross, max });
  const cleanReason = oneSpace(reason);
  const missingReason = amount > 0 && cleanReason === '';

  return {
    kind,
    ...typed,
    reason,
    setReason,
    gross,
    max,
    amount,
    wrong,
    /** True after the user tried to apply a discount without a reason, until a reason is entered. */
    showMissing: asked && missingReason,
    changeKind(chosen: DiscountKind) {
      setKind(chosen);
      typed.write('');
    },
    /** @returns the discount, or the name of the first field with an error */
    finish(): ChosenDiscount | 'valor' | 'motivo' {
      if (wrong) return 'valor';
      if (amount === 0) return NONE;
      setAsked(true);
      if (missingReason) return 'motivo';
      return { descuentos: amount, descuentoMotivo: cleanReason, descuentoPorcentaje: kind === 'porcentaje' ? value : null };
    },
  };
}
