import { errorMessage, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { TEXTS } from '../activos/texts';
import { usePosHandOverMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { HAND_OVER_TEXTS as T } from './texts';

/**
 * Undoes the hand-over of pieces of an open nota that were counted by mistake and are still in the sucursal (day.md 4). The
 * server allows this to the user who counted them and to users who may void notas. A toast shows the outcome.
 */
export function useTakeBack() {
  const [save, { data: takenBack, isLoading: taking }] = usePosHandOverMutation();
  const toast = useToast();

  async function takeBack(nota: StoredNota, numbers: readonly number[], operationId = newId()): Promise<void> {
    const { id, clienteNombre: name } = nota;
    const { data, error } = await save({ id, operacion: operationId, entregadas: [...numbers], deshacer: true });
    if (data) toast(T.takenBack(name, numbers.length), 'info');
    else {
      const again = { text: TEXTS.activos.retry, run: () => void takeBack(nota, numbers, operationId) };
      toast(T.notTakenBack(name, errorMessage(error)), 'error', mayRetry(error) ? again : undefined);
    }
  }

  return {
    takeBack,
    taking,
    /** The nota after the undo, whether the first attempt or a retry succeeded; undefined before. */
    takenBack,
  };
}
