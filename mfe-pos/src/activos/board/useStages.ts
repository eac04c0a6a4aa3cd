import { errorMessage, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { UNDO_OFFER_MS } from '@lavanda/shared/domain/reopen';
import type { Stage } from '@lavanda/shared/domain/stage';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import type { StoredNota } from '../../notas/nota';
import { TEXTS } from '../texts';
import { BOARD_TEXTS as T } from './texts';
import { useMovedNotas } from './useMovedNotas';
import { useSendMove } from './useSendMove';

/** Moves notas between stages. A toast says what was moved, with a button to undo it, or why a move failed. */
export function useStages(listed: readonly StoredNota[]) {
  const { notas, ...moved } = useMovedNotas(listed);
  const { latest, send, adopt } = useSendMove(moved);
  const toast = useToast();

  function tellRefused({ clienteNombre: name }: StoredNota, error: unknown, again: () => void) {
    const retry = mayRetry(error) ? { text: TEXTS.activos.retry, run: again } : undefined;
    toast(T.notMoved(name, errorMessage(error)), 'error', retry);
  }

  async function undo(before: StoredNota, now: StoredNota, wasTold: () => boolean, operationId: string) {
    const target = { stage: before.etapa ?? 'recibida', place: before.lugar };
    const outcome = await send(now, target, operationId);
    if (outcome?.error) tellRefused(now, outcome.error, () => void undo(before, now, wasTold, operationId));
    if (!outcome?.data) return;
    const text = T.back(now.clienteNombre, target.stage);
    toast(wasTold() ? T.messageStays(text) : text, 'info');
  }

  /**
   * Shows a toast about a nota's latest move, with a button to undo the move.
   * @param wasTold called after an undo; returns true if the cliente may have got a message, which the undo can't take back
   */
  function tellMoved(text: string, before: StoredNota, now: StoredNota, wasTold = () => false) {
    const run = () => void undo(before, now, wasTold, newId());
    toast(text, 'exito', { text: TEXTS.cierre.undo, ms: UNDO_OFFER_MS, about: `move:${now.id}`, run });
  }

  async function move(nota: StoredNota, stage: Stage, operationId = newId()): Promise<void> {
    const outcome = await send(nota, { stage, place: '' }, operationId);
    if (outcome?.error) tellRefused(nota, outcome.error, () => void move(nota, stage, operationId));
    if (outcome?.data) tellMoved(T.moved(nota.clienteNombre, stage), nota, outcome.data);
  }

  return { notas, latest, send, move, tellMoved, adopt };
}

export type Stages = ReturnType<typeof useStages>;
