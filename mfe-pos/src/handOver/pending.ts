import { pendingPieces } from '@lavanda/shared/domain/handOver';
import type { StoredNota } from '../notas/nota';

/** How many pieces of a nota are still to be handed over; 0 for one without pieces. */
export function pendingOf({ bultos: total, entrega: last }: Pick<StoredNota, 'bultos' | 'entrega'>): number {
  return pendingPieces(total, last?.entregadas);
}

/** The same of a nota that was handed over in part; 0 for all others. */
export function leftBehind(nota: Pick<StoredNota, 'bultos' | 'entrega'>): number {
  return nota.entrega === null ? 0 : pendingOf(nota);
}
