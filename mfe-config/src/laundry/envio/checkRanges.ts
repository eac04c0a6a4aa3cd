import { checkEnvio } from '@lavanda/shared/domain/envio';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import type { Draft } from '../form/draft';

/** Problems of the ranges, by field ('envio.rules.rango.1.min'). `errors` prevent the save; `warnings` only warn. */
export interface RangesCheck {
  errors: Record<string, string>;
  warnings: Record<string, string>;
}

/** Checks the limits of the typed ranges by the rules of the domain. Rows with a limit that can't be read are skipped. */
export function checkRanges({ tipo: type, rangos: ranges }: Pick<Draft, 'tipo' | 'rangos'>): RangesCheck {
  const complete = ranges.flatMap(({ min, max }, place) => {
    const from = parseAmount(min);
    const until = parseAmount(max);
    return from === null || (until === null && max !== '') ? [] : [{ place, band: { min: from, max: until, envio: 0 } }];
  });
  const rangesCheck: RangesCheck = { errors: {}, warnings: {} };
  for (const failure of checkEnvio({ rulesType: type, conCosto: 0, rango: complete.map(({ band }) => band) })) {
    const place = complete[failure.rango]?.place;
    if (place === undefined) continue;
    const group = failure.severity === 'error' ? rangesCheck.errors : rangesCheck.warnings;
    group[`envio.rules.rango.${place}.${failure.campo}`] = failure.mensaje;
  }
  return rangesCheck;
}
