import type { EnvioRule } from '../domain/envio.ts';
import { toCents } from '../domain/money.ts';
import type { EnvioConfig } from './schemas/tenant.ts';

/** Converts the tenant's envio config (pesos, spec 3) to the domain's rule (centavos). */
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
