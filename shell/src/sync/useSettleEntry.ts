import { type ApiError, type AppDispatch, discardEntry, type Entry, errorMessage, retryEntry } from '@lavanda/shared';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS as T } from './texts';

/**
 * Sends a refused entry again or discards it. Both first discard the earlier entries in `settles`, which the decision settles
 * too; if one of them stays, so does the refused entry, because the earlier one would otherwise ask for a decision of its own.
 * @param onClose called when the entry is sent again, and when it is discarded
 */
export function useSettleEntry(entry: Entry, settles: readonly Entry[], onClose: () => void) {
  const dispatch = useDispatch<AppDispatch>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const discardEarlier = async (): Promise<ApiError | null> => {
    for (const earlier of settles) {
      const error = await dispatch(discardEntry(earlier, null));
      if (error) return error;
    }
    return null;
  };
  const settle = async (settleLast: () => Promise<ApiError | null>) => {
    setBusy(true);
    setFailure(null);
    const earlier = await discardEarlier();
    const error = earlier ?? (await settleLast());
    setBusy(false);
    if (error === null) onClose();
    else setFailure(earlier ? T.notSettled(errorMessage(error)) : T.notDiscarded(errorMessage(error)));
  };
  const retry = (body?: Entry['body']) =>
    settle(async () => {
      void dispatch(retryEntry(entry, body));
      return null;
    });
  const discard = (amount?: null) => settle(() => dispatch(discardEntry(entry, amount)));
  return {
    busy,
    /** Why the decision wasn't carried out, in Spanish; null when it was. */
    failure,
    retry,
    discard,
  };
}
