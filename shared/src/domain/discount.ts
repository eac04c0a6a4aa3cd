import type { Centavos } from './money.ts';
import { type BasisPoints, centavosOfShare, percentOf, type Share } from './percent.ts';
import type { Role } from './roles.ts';

/** Roles that give discounts: those that save notas. */
export const DISCOUNT_ROLES = ['user', 'admin', 'superuser'] as const satisfies readonly Role[];
export type DiscountRole = (typeof DISCOUNT_ROLES)[number];

/** The tenant's rule about discounts. Its percentages are of the nota before discounts: subtotal, envio and recargo. */
export interface DiscountRules {
  /** Largest discount by role; null is without limit. */
  limits: Readonly<Record<DiscountRole, Share | null>>;
  /** A discount above this percentage needs a reason; null never needs one. */
  reasonAbove: BasisPoints | null;
}

/** The discount rule for one role. */
export interface RoleDiscount {
  limit: Share | null;
  reasonAbove: BasisPoints | null;
}

/** The rule for one role. A role that saves no notas may give no discount. */
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

/** Longest reason of a discount, characters: one line of a ticket can show it. */
export const MAX_REASON = 80;
