import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useRef, useState } from 'react';
import { notaFromConflict } from '../../notas/conflict';
import type { StoredNota } from '../../notas/nota';
import type { MoveOutcome } from '../board/useSendMove';
import type { Stages } from '../board/useStages';

/**
 * Moves a nota to 'lista', or a ready nota to another place. After an attempt whose answer was lost, a 409 may mean that this
 * attempt, and not another register, made the nota ready; then only the place is corrected.
 */
export function useReadyMove(nota: StoredNota, send: Stages['send']) {
  const [stored, setStored] = useState(nota);
  /** Places of the moves whose outcome is unknown: no answer came, or a server error. */
  const lost = useRef(new Set<string>());
  const operationOf = useOperationId();

  async function sendFrom(from: StoredNota, place: string): Promise<MoveOutcome> {
    const outcome = await send(from, { stage: 'lista', place }, operationOf([from.etapa, place]));
    if (outcome?.error && mayRetry(outcome.error)) lost.current.add(place);
    return outcome;
  }

  return async function move(place: string): Promise<MoveOutcome> {
    const outcome = await sendFrom(stored, place);
    const current = notaFromConflict(outcome?.error);
    if (!current?.etapa) return outcome;
    setStored(current);
    const isOwn = stored.etapa !== 'lista' && current.etapa === 'lista' && lost.current.has(current.lugar);
    return isOwn ? sendFrom(current, place) : outcome;
  };
}
