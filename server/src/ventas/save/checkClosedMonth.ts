import { isSettled } from '@lavanda/shared/domain/closedMonth';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { invalidField, invalidFields } from '../errors.ts';
import type { NotaContent } from '../nota.ts';
import { closedMonth, TEXTS } from '../texts.ts';
import { changedFixed } from './checkClosed.ts';

/**
 * A save can't date a nota before `firstOpenDay`, nor change what a nota with such a date contains or charges (`changedFixed`);
 * pagos and the cierre are allowed. A recoleccion has no amounts until it is received, so its date may still change.
 * @throws HttpProblem 422 naming the fields
 */
export function checkClosedMonth(now: NotaContent, current: NotaContent | null, firstOpenDay: LocalDay): void {
  if (current && isSettled(current, firstOpenDay)) {
    const campos = changedFixed(now, current, TEXTS.ofClosedMonth);
    if (campos.length > 0) throw invalidFields(...campos);
    return;
  }
  const unchanged = current?.fecha === now.fecha && current.status === now.status;
  if (now.fecha < firstOpenDay && !unchanged) throw invalidField('fecha', closedMonth(firstOpenDay));
}
