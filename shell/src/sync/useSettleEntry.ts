import { type ApiError, type AppDispatch, discardEntry, type Entry, retryEntry } from '@lavanda/shared';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Sends a refused entry again or discards it. Both discard the earlier entries in `settles`, which the decision settles too.
 * @param onClose called when the entry is sent again, and when it is discarded
 */
export function useSettleEntry(entry: Entry, settles: readonly Entry[], onClose: () => void) {
  const dispatch = useDispatch<AppDispatch>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const retry = (body?: Entry['body']) => {
    onClose();
    void dispatch(retryEntry(entry, body));
    for (const earlier of settles) void dispatch(discardEntry(earlier, null));
  };
  const discard = async (amount?: null) => {
    setBusy(true);
    for (const earlier of settles) await dispatch(discardEntry(earlier, null));
    const error = await dispatch(discardEntry(entry, amount));
    setBusy(false);
    setFailure(error);
    if (error === null) onClose();
  };
  return { busy, failure, retry, discard };
}
