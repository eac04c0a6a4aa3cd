import type { DiscountConfig, ShareConfig } from '@lavanda/shared/contract/schemas/tenant';
import { DISCOUNT_ROLES } from '@lavanda/shared/domain/discount';
import { formatPesos, pesosToCentavos } from '@lavanda/shared/domain/money';
import { ROLE_NAMES } from '@lavanda/shared/domain/roles';
import type { FieldError } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Checks a share, which is a percentage (at most 100) or an amount in pesos, with at most 2 decimals. */
export function checkShare(field: string, share: ShareConfig | null | undefined): FieldError[] {
  if (!share) return [];
  const { tipo: kind, valor: value } = share;
  const good = pesosToCentavos(value) !== null && (kind === 'monto' || value <= 100);
  return good ? [] : [{ campo: `${field}.valor`, mensaje: kind === 'monto' ? TEXTS.monto : TEXTS.percent }];
}

/** Checks a discount rule and names wrong fields like 'descuentos.limites.user.valor'. */
export function checkDiscountConfig(config: DiscountConfig | undefined): FieldError[] {
  if (!config) return [];
  const { limites: limits, motivo_desde: above } = config;
  const errors = DISCOUNT_ROLES.flatMap((role) => checkShare(`descuentos.limites.${role}`, limits[role]));
  const wrong = above !== null && pesosToCentavos(above) === null;
  return wrong ? [...errors, { campo: 'descuentos.motivo_desde', mensaje: TEXTS.percent }] : errors;
}

/** Writes a share as '20 %' or '$50.00'; without a share, returns `none`. */
export function writeShare(share: ShareConfig | null, none: string): string {
  if (!share) return none;
  return share.tipo === 'monto' ? formatPesos(share.valor) : `${share.valor} %`;
}

/** Writes a discount rule as one sentence for the trail. */
export function writeDiscounts({ limites: limits, motivo_desde: above }: DiscountConfig): string {
  const ofRoles = DISCOUNT_ROLES.map((role) => `${ROLE_NAMES[role]} ${writeShare(limits[role], TEXTS.noLimit)}`);
  return `${ofRoles.join(', ')}; ${TEXTS.reasonAbove(above === null ? TEXTS.never : `${above} %`)}`;
}
