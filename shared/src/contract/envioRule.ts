import type { EnvioRule } from '../domain/envio.ts';
import { toCents } from '../domain/money.ts';
import type { EnvioConfig } from './tenant.ts';

/** The tenant's delivery configuration of the wire (pesos, spec 3) as the rule of the domain (centavos). */
export function envioRule({ rulesType, rules }: EnvioConfig): EnvioRule {
  return {
    rulesType,
    conCosto: toCents(rules.conCosto?.monto ?? 0),
    rango: (rules.rango ?? []).map(({ min, max, envio }) => ({
      min: toCents(min),
      max: max === undefined ? null : toCents(max),
      envio: toCents(envio),
    })),
  };
}
