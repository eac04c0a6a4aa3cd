import { useCan, useCurrentUser } from '@lavanda/shared';
import { envioRule } from '@lavanda/shared/contract/envioRule';
import { discountRules, shareOfConfig } from '@lavanda/shared/contract/moneyRules';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { discountOfRole } from '@lavanda/shared/domain/discount';
import { useMoment } from '../../activos/useMoment';
import type { BranchRules } from './totals';

/** Sucursal and tenant rules that apply to a nota. `today` updates after midnight. */
export function useBranchRules(): BranchRules {
  const { rol: role, tenantData } = useCurrentUser();
  const { envio, dias_entrega: deliveryDays, descuentos: discounts, recargo_express: surcharge } = tenantData;
  const { today } = useMoment();
  const anyMonth = useCan('meses.cerrados');
  return {
    today,
    firstOpenDay: anyMonth ? undefined : firstOpenDay(today),
    deliveryDays,
    rule: envioRule(envio),
    surcharge: shareOfConfig(surcharge),
    discounts: discountOfRole(discountRules(discounts), role),
  };
}
