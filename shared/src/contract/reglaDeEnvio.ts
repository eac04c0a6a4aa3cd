import { toCentavos } from '../domain/dinero.ts';
import type { ReglaEnvio } from '../domain/envio.ts';
import type { EnvioConfig } from './tenant.ts';

/** The tenant's delivery configuration of the wire (pesos, spec 3) as the rule of the domain (centavos). */
export function reglaDeEnvio({ rulesType, rules }: EnvioConfig): ReglaEnvio {
  return {
    rulesType,
    conCosto: toCentavos(rules.conCosto?.monto ?? 0),
    rango: (rules.rango ?? []).map(({ min, max, envio }) => ({
      min: toCentavos(min),
      max: max === undefined ? null : toCentavos(max),
      envio: toCentavos(envio),
    })),
  };
}
