import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import { PER_CALL, salesApi } from '../sales/endpoints';
import { SELECTION_TEXTS as T } from '../texts';

const { ventasRemove, ventasRestore } = salesApi.endpoints;

function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, batch) =>
    ids.slice(batch * PER_CALL, (batch + 1) * PER_CALL),
  );
}

/**
 * Voids notas in batches, with a reason ('' for none). A toast offers to undo it while it shows.
 * @returns null, or the server's error message; batches before the failed one stay voided and can be undone
 */
export function useRemove(): (ids: readonly string[], reason: string) => Promise<string | null> {
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  return async (ids, reason) => {
    const undo = async (removed: readonly string[]) => {
      for (const batch of inBatches(removed)) {
        const { error } = await dispatch(ventasRestore.initiate(batch, { track: false }));
        if (error) return toast(T.notRecovered(errorMessage(error)), 'error');
      }
      toast(T.recovered, 'info');
    };
    const notify = (removed: readonly string[]) => toast(T.removed, 'exito', { text: T.undo, run: () => void undo(removed) });

    const done: string[] = [];
    for (const batch of inBatches(ids)) {
      const { error } = await dispatch(ventasRemove.initiate({ items: batch, reason }, { track: false }));
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
