import { type Centavos, formatMoney } from './money.ts';

/** One band of the 'rango' rule, in centavos. `max` is exclusive; null means no upper limit. */
export interface EnvioRange {
  min: Centavos;
  max: Centavos | null;
  envio: Centavos;
}

/** The tenant's delivery rule, in centavos (spec 3 "Delivery config"). */
export interface EnvioRule {
  rulesType: 'conCosto' | 'sinCosto' | 'rango';
  conCosto: Centavos;
  rango: readonly EnvioRange[];
}

/**
 * Delivery fee of a note, centavos (spec 9): fixed, none, or that of the first range where subtotal >= min and
 * (no max or subtotal < max). 0 when the note isn't delivered, the subtotal is 0 or no range matches.
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

/** What is wrong ('error': refused) or odd ('aviso': allowed) about one band; `rango` is its place in the list, `campo` the field at fault. */
export interface EnvioFailure {
  severity: 'error' | 'aviso';
  rango: number;
  campo: 'min' | 'max';
  mensaje: string;
}

/** Bands a rule may have. */
export const MAX_RANGES = 20;

/**
 * Problems of the bands of a 'rango' rule: a limit that isn't above its start, two bands that cover the same subtotal (the first would hide the
 * other), subtotals that no band covers (allowed: delivery is free there). The other rules have none.
 */
export function checkEnvio({ rulesType, rango: range }: EnvioRule): EnvioFailure[] {
  if (rulesType !== 'rango') return [];
  const failures: EnvioFailure[] = [];
  for (const [place, { min, max }] of range.entries()) {
    if (max !== null && max <= min) {
      failures.push({
        severity: 'error',
        rango: place,
        campo: 'max',
        mensaje: 'El límite tiene que ser mayor que el inicio del rango.',
      });
    }
  }
  return failures.length > 0 ? failures : checkNeighbors(range);
}

function checkNeighbors(range: readonly EnvioRange[]): EnvioFailure[] {
  const failures: EnvioFailure[] = [];
  const inOrder = [...range.entries()].sort(([, a], [, b]) => a.min - b.min);
  const failure = (severity: EnvioFailure['severity'], place: number, field: 'min' | 'max', message: string): void => {
    failures.push({ severity, rango: place, campo: field, mensaje: message });
  };
  /** Up to where the bands before cover; null: without end. */
  let covered: Centavos | null = 0;
  for (const [place, { min, max }] of inOrder) {
    if (covered === null || min < covered) {
      const until = covered === null ? 'no tiene límite' : `llega hasta ${formatMoney(covered)}`;
      failure('error', place, 'min', `Se encima con otro rango, que ${until}.`);
    } else if (min > covered) {
      failure(
        'aviso',
        place,
        'min',
        `De ${formatMoney(covered)} a ${formatMoney(min)} ningún rango aplica: el envío no se cobra.`,
      );
    }
    if (covered !== null) covered = max === null ? null : Math.max(covered, max);
  }
  const ultimo = inOrder.at(-1);
  if (ultimo && covered !== null) {
    failure('aviso', ultimo[0], 'max', `Desde ${formatMoney(covered)} ningún rango aplica: el envío no se cobra.`);
  }
  return failures;
}
