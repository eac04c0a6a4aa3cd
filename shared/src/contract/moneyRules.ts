import type { DiscountRules } from '../domain/discount.ts';
import { toCents } from '../domain/money.ts';
import type { Share } from '../domain/percent.ts';
import type { DiscountConfig, ShareConfig } from './schemas/tenant.ts';

/**
 * The discount rule of a tenant that never set one, equal to the default of the column `tenants.descuentos`. A discount of up to
 * 20 % needs no reason, because the specified payload of a nota has no field for a reason.
 */
export const DEFAULT_DISCOUNTS: DiscountConfig = {
  limites: { user: { tipo: 'porcentaje', valor: 20 }, admin: null, superuser: null },
  motivo_desde: 20,
};

/** Converts a share of the API (pesos or percent) to the domain's (centavos or hundredths of a percent); null without one. */
export function shareOfConfig(config: ShareConfig | null | undefined): Share | null {
  return config ? { tipo: config.tipo, valor: toCents(config.valor) } : null;
}

/** Converts the tenant's discount config to the domain's rule. */
export function discountRules({ limites: limits, motivo_desde: above }: DiscountConfig = DEFAULT_DISCOUNTS): DiscountRules {
  return {
    limits: {
      user: shareOfConfig(limits.user),
      admin: shareOfConfig(limits.admin),
      superuser: shareOfConfig(limits.superuser),
    },
    reasonAbove: above === null ? null : toCents(above),
  };
}
