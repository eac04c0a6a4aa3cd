import type { LocalDay } from '@lavanda/shared/domain/dates';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { invalidField, invalidFields } from '../errors.ts';
import type { NotaContent } from '../nota.ts';
import { closedMonth, TEXTS } from '../texts.ts';
import { changedFixed } from './checkClosed.ts';

/**
 * A save neither dates a nota before `firstOpenDay` nor changes what a nota dated there adds up to; its pagos and its
 * closing are allowed. A pickup adds nothing up until it is received, so its date may still leave the closed month.
 * @throws HttpProblem 422 naming the fields
 */
export function checkClosedMonth(now: NotaContent, current: NotaContent | null, firstOpenDay: LocalDay): void {
  if (current && current.status !== TO_COLLECT && current.fecha < firstOpenDay) {
    const campos = changedFixed(now, current, TEXTS.ofClosedMonth);
    if (campos.length > 0) throw invalidFields(...campos);
    return;
  }
  const unchanged = current?.fecha === now.fecha && current.status === now.status;
  if (now.fecha < firstOpenDay && !unchanged) throw invalidField('fecha', closedMonth(firstOpenDay));
}
