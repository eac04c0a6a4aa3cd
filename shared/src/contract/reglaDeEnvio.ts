import { type Centavos, pesosACentavos } from '../domain/dinero.ts';
import type { ReglaEnvio } from '../domain/envio.ts';
import type { EnvioConfig } from './tenant.ts';

const centavos = (pesos: number): Centavos => pesosACentavos(pesos) ?? Math.round(pesos * 100);

/** The tenant's delivery configuration of the wire (pesos, spec 3) as the rule of the domain (centavos). */
export function reglaDeEnvio({ rulesType, rules }: EnvioConfig): ReglaEnvio {
  return {
    rulesType,
    conCosto: centavos(rules.conCosto?.monto ?? 0),
    rango: (rules.rango ?? []).map(({ min, max, envio }) => ({
      min: centavos(min),
      max: max === undefined ? null : centavos(max),
      envio: centavos(envio),
    })),
  };
}
