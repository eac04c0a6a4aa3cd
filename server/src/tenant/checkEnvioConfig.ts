import { envioRule } from '@lavanda/shared/contract/envioRule';
import type { EnvioConfig } from '@lavanda/shared/contract/schemas/tenant';
import { checkEnvio, MAX_RANGES } from '@lavanda/shared/domain/envio';
import { MAX_AMOUNT, pesosToCentavos } from '@lavanda/shared/domain/money';
import type { FieldError } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Errors and warnings of an envio configuration, by field ('envio.rules.rango.1.min'). */
export interface EnvioCheck {
  errors: FieldError[];
  warnings: FieldError[];
}

function isAmount(pesos: number | undefined): boolean {
  const centavos = pesos === undefined ? null : pesosToCentavos(pesos);
  return centavos !== null && centavos >= 0 && centavos <= MAX_AMOUNT;
}

function badAmounts({ rulesType, rules }: EnvioConfig): string[] {
  const range = rules.rango ?? [];
  const campos: (readonly [string, boolean])[] = range.flatMap(({ min, max, envio }, index) => [
    [`rango.${index}.min`, isAmount(min)] as const,
    [`rango.${index}.max`, max === undefined || isAmount(max)] as const,
    [`rango.${index}.envio`, isAmount(envio)] as const,
  ]);
  if (rulesType === 'conCosto' || rules.conCosto) campos.push(['conCosto.monto', isAmount(rules.conCosto?.monto)]);
  return campos.filter(([, good]) => !good).map(([field]) => `envio.rules.${field}`);
}

/** Checks the amounts, the number of ranges and, by the domain's rule, whether the ranges fit together. */
export function checkEnvioConfig(envio: EnvioConfig): EnvioCheck {
  const amounts = badAmounts(envio);
  if (amounts.length > 0) return { errors: amounts.map((field) => ({ campo: field, mensaje: TEXTS.monto })), warnings: [] };
  const count = envio.rules.rango?.length ?? 0;
  if (count > MAX_RANGES || (envio.rulesType === 'rango' && count === 0)) {
    return { errors: [{ campo: 'envio.rules.rango', mensaje: TEXTS.ranges }], warnings: [] };
  }
  const failures = checkEnvio(envioRule(envio));
  const of = (severity: 'error' | 'aviso'): FieldError[] =>
    failures
      .filter((failure) => failure.severity === severity)
      .map(({ rango: range, campo: field, mensaje: message }) => ({
        campo: `envio.rules.rango.${range}.${field}`,
        mensaje: message,
      }));
  return { errors: of('error'), warnings: of('aviso') };
}
