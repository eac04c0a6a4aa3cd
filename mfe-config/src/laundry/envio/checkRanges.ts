import { checkEnvio } from '@lavanda/shared/domain/envio';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import type { Draft } from '../form/draft';

/** Problems of the ranges, by field ('envio.rules.rango.1.min'). `errors` prevent the save; `toasts` only warn. */
export interface RangesCheck {
  errors: Record<string, string>;
  toasts: Record<string, string>;
}

/** Checks the typed ranges by the rules of the domain. Incomplete rows are skipped. */
export function checkRanges({ tipo: type, rangos: ranges }: Pick<Draft, 'tipo' | 'rangos'>): RangesCheck {
  const whole = ranges.flatMap(({ min, max }, place) => {
    const from = parseAmount(min);
    const until = parseAmount(max);
    return from === null || (until === null && max !== '') ? [] : [{ place, band: { min: from, max: until, envio: 0 } }];
  });
  const rangesCheck: RangesCheck = { errors: {}, toasts: {} };
  for (const failure of checkEnvio({ rulesType: type, conCosto: 0, rango: whole.map(({ band }) => band) })) {
    const place = whole[failure.rango]?.place;
    if (place === undefined) continue;
    const group = failure.severity === 'error' ? rangesCheck.errors : rangesCheck.toasts;
    group[`envio.rules.rango.${place}.${failure.campo}`] = failure.mensaje;
  }
  return rangesCheck;
}
