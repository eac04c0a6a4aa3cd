import { type Centavos, formatMoney } from './money.ts';

/** One range of the 'rango' rule, in centavos. `max` is exclusive; null means no upper limit. */
export interface EnvioRange {
  min: Centavos;
  max: Centavos | null;
  envio: Centavos;
}

/** The tenant's envio rule, in centavos (spec 3 "Delivery config"). */
export interface EnvioRule {
  rulesType: 'conCosto' | 'sinCosto' | 'rango';
  conCosto: Centavos;
  rango: readonly EnvioRange[];
}

/**
 * Envio fee of a nota, centavos (spec 9): a fixed fee, none, or the fee of the first range with min <= subtotal < max. 0
 * without delivery, for a subtotal of 0, or when no range matches.
 */
export function envioCost(rule: EnvioRule, subtotal: Centavos, aDomicilio: boolean): Centavos {
  if (!aDomicilio || subtotal <= 0) return 0;
  switch (rule.rulesType) {
    case 'sinCosto':
      return 0;
    case 'conCosto':
      return rule.conCosto;
    case 'rango':
      return rule.rango.find((r) => subtotal >= r.min && (r.max === null || subtotal < r.max))?.envio ?? 0;
  }
}

/** A problem of the range at index `rango`: a save refuses an 'error'; an 'aviso' is only shown. */
export interface EnvioFailure {
  severity: 'error' | 'aviso';
  rango: number;
  campo: 'min' | 'max';
  mensaje: string;
}

/** Maximum number of ranges a rule may have. */
export const MAX_RANGES = 20;

/**
 * Finds the problems of a 'rango' rule. Errors: a limit not above its start and, if every limit is right, overlapping ranges.
 * Warnings, if every limit is right: subtotals that no range covers, because envio is free there. Other rules have no problems.
 */
export function checkEnvio({ rulesType, rango: ranges }: EnvioRule): EnvioFailure[] {
  if (rulesType !== 'rango') return [];
  const failures: EnvioFailure[] = [];
  for (const [index, { min, max }] of ranges.entries()) {
    if (max !== null && max <= min) {
      failures.push({
        severity: 'error',
        rango: index,
        campo: 'max',
        mensaje: 'El límite tiene que ser mayor que el inicio del rango.',
      });
    }
  }
  return failures.length > 0 ? failures : checkNeighbors(ranges);
}

function checkNeighbors(ranges: readonly EnvioRange[]): EnvioFailure[] {
  const failures: EnvioFailure[] = [];
  const inOrder = [...ranges.entries()].sort(([, a], [, b]) => a.min - b.min);
  const failure = (severity: EnvioFailure['severity'], index: number, field: 'min' | 'max', message: string): void => {
    failures.push({ severity, rango: index, campo: field, mensaje: message });
  };
  /** Upper limit of what the earlier ranges cover, centavos; null means no limit. */
  let covered: Centavos | null = 0;
  for (const [index, { min, max }] of inOrder) {
    if (covered === null || min < covered) {
      const until = covered === null ? 'no tiene límite' : `llega hasta ${formatMoney(covered)}`;
      failure('error', index, 'min', `Se encima con otro rango, que ${until}.`);
    } else if (min > covered) {
      failure(
        'aviso',
        index,
        'min',
        `De ${formatMoney(covered)} a ${formatMoney(min)} ningún rango aplica: el envío no se cobra.`,
      );
    }
    if (covered !== null) covered = max === null ? null : Math.max(covered, max);
  }
  const last = inOrder.at(-1);
  if (last && covered !== null) {
    failure('aviso', last[0], 'max', `Desde ${formatMoney(covered)} ningún rango aplica: el envío no se cobra.`);
  }
  return failures;
}
