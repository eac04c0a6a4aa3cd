import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { inBatches } from '../sales/batches';
import { isReturned, salesApi, type VoidRequest } from '../sales/endpoints';
import { SELECTION_TEXTS as T } from '../texts';

const { ventasRemove, ventasRestore } = salesApi.endpoints;

/**
 * Voids notas in batches, with the reason and what was done with their money. A toast offers to undo the void. After a lost
 * answer a batch keeps its operation id, so that a retry voids and returns nothing twice; another reason or outcome of the money
 * is another operation. If notas were voided before, the toast says that they keep their reason, and offers no undo.
 * @returns null, or the error text; batches before the failed one stay voided and can be undone
 */
export function useRemove(): (ids: readonly string[], why: Omit<VoidRequest, 'items' | 'operation'>) => Promise<string | null> {
  /** Operation ids by the batch's ids, and then by the reason and the outcome of the money. */
  const operations = useRef(new Map<string, Map<string, string>>());
  /** Batches that this page voided, each with its reason and the outcome of its money. */
  const voidedHere = useRef(new Set<string>());
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  return async (ids, why) => {
    const undo = async (removed: readonly string[]) => {
      for (const batch of inBatches(removed)) {
        const { error } = await dispatch(ventasRestore.initiate({ items: batch, undo: isReturned(why.money) }, { track: false }));
        if (error) return toast(T.notRecovered(errorMessage(error)), 'error');
      }
      voidedHere.current.clear();
      toast(T.recovered, 'info');
    };
    let voidedBefore = 0;
    const notify = (removed: readonly string[]) =>
      voidedBefore > 0
        ? toast(T.alreadyRemoved(voidedBefore), 'info')
        : toast(T.removed, 'exito', { text: T.undo, run: () => void undo(removed) });

    const done: string[] = [];
    for (const batch of inBatches(ids)) {
      const [key, reason] = [batch.join(), JSON.stringify(why)];
      const attempts = operations.current.get(key) ?? new Map<string, string>();
      // What is voided again is voided already, with the same reason. After attempts with two reasons nobody knows whose it is.
      const isRepeated = voidedHere.current.has(key + reason) || (attempts.has(reason) && attempts.size === 1);
      const operation = attempts.get(reason) ?? newId();
      operations.current.set(key, attempts.set(reason, operation));
      const { data, error } = await dispatch(ventasRemove.initiate({ items: batch, operation, ...why }, { track: false }));
      if (error) {
        const detail = mayRetry(error) ? T.unknown(errorMessage(error)) : errorMessage(error);
        if (done.length === 0) return mayRetry(error) ? detail : T.notRemoved(detail);
        notify(done);
        return T.partly(done.length, detail);
      }
      operations.current.delete(key);
      voidedHere.current.add(key + reason);
      if (!isRepeated) voidedBefore += batch.length - data.anuladas;
      done.push(...batch);
    }
    notify(done);
    return null;
  };
}
