import { useCan, useCurrentUser } from '@lavanda/shared';
import { envioRule } from '@lavanda/shared/contract/envioRule';
import { shareOfConfig } from '@lavanda/shared/contract/moneyRules';
import { firstOpenDay, isSettled } from '@lavanda/shared/domain/closedMonth';
import { notaTotals } from '@lavanda/shared/domain/nota';
import { useMoment } from '../activos/useMoment';
import type { StoredNota } from '../notas/nota';

/**
 * Gives a function that returns a nota with the delivery fee that the server will charge at the cierre, by the tenant's current
 * rule, and the resulting totals. The nota must have its lines and pagos.
 */
export function useCurrentEnvio(): (nota: StoredNota) => StoredNota {
  const { envio: config, recargo_express: surcharge } = useCurrentUser().tenantData;
  const { today } = useMoment();
  const anyMonth = useCan('meses.cerrados');
  return (nota) => {
    const { lineas: lines, descuentos: discounts, descuentoPorcentaje: percent, aDomicilio, express, pagos } = nota;
    const totals = notaTotals({
      lineas: lines,
      descuentos: discounts,
      percent,
      aDomicilio,
      express,
      pagos,
      rule: envioRule(config),
      surcharge: shareOfConfig(surcharge),
      stored: nota,
      settled: isSettled(nota, anyMonth ? null : firstOpenDay(today)),
    });
    const { envio, total, saldo } = totals;
    return envio === nota.envio ? nota : { ...nota, envio, descuentos: totals.descuentos, total, saldo };
  };
}
