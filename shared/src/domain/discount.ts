import type { Centavos } from './money.ts';
import { type BasisPoints, centavosOfShare, percentOf, type Share } from './percent.ts';
import type { Role } from './roles.ts';

/** Roles that may give discounts, because they save notas. */
export const DISCOUNT_ROLES = ['user', 'admin', 'superuser'] as const satisfies readonly Role[];
export type DiscountRole = (typeof DISCOUNT_ROLES)[number];

/** The tenant's rule about discounts. Its percentages are of the nota before discounts: subtotal, envio and recargo. */
export interface DiscountRules {
  /** Largest discount by role; null for no limit. */
  limits: Readonly<Record<DiscountRole, Share | null>>;
  /** Percentage above which a discount needs a reason; null if none ever does. */
  reasonAbove: BasisPoints | null;
}

/** The discount rule for one role. */
export interface RoleDiscount {
  limit: Share | null;
  reasonAbove: BasisPoints | null;
}

/** Selects the rule for one role. A role that saves no notas may give no discount. */
export function discountOfRole({ limits, reasonAbove }: DiscountRules, role: Role): RoleDiscount {
  return { limit: role === 'accountant' ? { tipo: 'monto', valor: 0 } : limits[role], reasonAbove };
}

/** Largest discount that the role may give on a nota of `gross` centavos before discounts. */
export function largestDiscount({ limit }: RoleDiscount, gross: Centavos): Centavos {
  return limit === null ? gross : Math.min(gross, centavosOfShare(limit, gross));
}

/** Whether a discount can't be saved without a reason. */
export function needsReason({ reasonAbove }: RoleDiscount, discount: Centavos, gross: Centavos): boolean {
  return reasonAbove !== null && discount > percentOf(gross, reasonAbove);
}

/** Longest reason of a discount, characters: it is short, because the ticket prints it beside the discount. */
export const MAX_REASON = 80;
