import { isHandedOver, pendingPieces, unclosedText } from '@lavanda/shared/domain/handOver';
import { hasStage } from '@lavanda/shared/domain/stage';
import type { StoredNota } from '../notas/nota';
import { pendingText } from './texts';

/** How many pieces of a nota are still to be handed over; 0 for one without pieces. */
export function pendingOf({ bultos: total, entrega: last }: Pick<StoredNota, 'bultos' | 'entrega'>): number {
  return pendingPieces(total, last?.entregadas);
}

type Counted = Pick<StoredNota, 'bultos' | 'entrega' | 'saldo' | 'status'>;

/** 'Entregada, falta cobrar' of an open nota without pieces left; '' for all others. */
export function unclosedOf({ bultos: total, entrega: last, saldo, status }: Counted): string {
  return hasStage(status) && isHandedOver(total, last?.entregadas) ? unclosedText(saldo) : '';
}

/** What a hand-over left to be done of an open nota: '1 pieza pendiente' or `unclosedOf`; '' before the first. */
export function leftToDo(nota: Counted): string {
  const pending = nota.entrega === null ? 0 : pendingOf(nota);
  return pending > 0 ? pendingText(pending) : unclosedOf(nota);
}
