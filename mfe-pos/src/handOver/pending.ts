import { isHandedOver, pendingPieces, unclosedText } from '@lavanda/shared/domain/handOver';
import { hasStage } from '@lavanda/shared/domain/stage';
import type { StoredNota } from '../notas/nota';
import { pendingText } from './texts';

/** Number of pieces of a nota that are still to be handed over; 0 for a nota without pieces. */
export function pendingOf({ bultos: total, entrega: last }: Pick<StoredNota, 'bultos' | 'entrega'>): number {
  return pendingPieces(total, last?.entregadas);
}

type Counted = Pick<StoredNota, 'bultos' | 'entrega' | 'saldo' | 'status'>;

/** Text such as 'Entregada, falta cobrar' for an open nota whose pieces were all handed over; '' for all others. */
export function unclosedOf({ bultos: total, entrega: last, saldo, status }: Counted): string {
  return hasStage(status) && isHandedOver(total, last?.entregadas) ? unclosedText(saldo) : '';
}

/** Text about an open nota after a hand-over: '1 pieza pendiente' or `unclosedOf`; '' before the first hand-over. */
export function leftToDo(nota: Counted): string {
  const pending = nota.entrega === null ? 0 : pendingOf(nota);
  return pending > 0 ? pendingText(pending) : unclosedOf(nota);
}
