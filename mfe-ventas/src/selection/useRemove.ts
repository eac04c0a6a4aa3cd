import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import { inBatches } from '../sales/batches';
import { isReturned, salesApi, type VoidRequest } from '../sales/endpoints';
import { SELECTION_TEXTS as T } from '../texts';

const { ventasRemove, ventasRestore } = salesApi.endpoints;

/**
 * Voids notas in batches, with the reason and what was done with the money. A toast offers to undo it while it shows.
 * @returns null, or the server's error message; batches before the failed one stay voided and can be undone
 */
export function useRemove(): (ids: readonly string[], why: Omit<VoidRequest, 'items'>) => Promise<string | null> {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  return async (ids, why) => {
    const undo = async (removed: readonly string[]) => {
      for (const batch of inBatches(removed)) {
        const { error } = await dispatch(ventasRestore.initiate({ items: batch, undo: isReturned(why.money) }, { track: false }));
        if (error) return toast(T.notRecovered(errorMessage(error)), 'error');
      }
      toast(T.recovered, 'info');
    };
    const notify = (removed: readonly string[]) => toast(T.removed, 'exito', { text: T.undo, run: () => void undo(removed) });

    const done: string[] = [];
    for (const batch of inBatches(ids)) {
      const { error } = await dispatch(ventasRemove.initiate({ items: batch, ...why }, { track: false }));
      if (error) {
        const detail = errorMessage(error);
        if (done.length === 0) return T.notRemoved(detail);
        notify(done);
        return T.partly(done.length, detail);
      }
      done.push(...batch);
    }
    notify(done);
    return null;
  };
}
