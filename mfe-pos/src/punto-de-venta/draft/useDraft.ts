import type { AppDispatch } from '@lavanda/shared';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { StoredNota } from '../../notas/nota';
import { type Draft, draftFromNota, isModified, newDraft } from './draft';
import { type DraftState, draftActions, pageDrafts } from './slice';
import { parseDraft, readDraft, saveDraft } from './storage';

/** The draft kept on this device, if it is of the same note and has something to lose. */
function recoverable(draftKey: string, nota: StoredNota | null): Draft | null {
  const saved = readDraft(draftKey);
  if (!saved || (nota && saved.id !== nota.id) || !isModified(saved)) return null;
  return saved;
}

/**
 * The draft under `draftKey`: the one in the store, else the one kept on the device, else a fresh one of `nota` (or a
 * blank note). Every change is kept on the device, and another tab of the same user shows the same draft, so no note is
 * written twice.
 */
export function useDraft(
  draftKey: string,
  nota: StoredNota | null,
): { draft: Draft | undefined; recovered: boolean; notified: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const draft = useSelector((state: DraftState) => pageDrafts.selectors.one(state, draftKey));
  const [recovered, setRecovered] = useState(false);

  useLayoutEffect(() => {
    const upToDate = draft && (!nota || draft.base?.version === nota.version || isModified(draft));
    if (upToDate) return;
    const kept = draft ? null : recoverable(draftKey, nota);
    setRecovered(kept !== null);
    dispatch(draftActions.opened({ draftKey, draft: kept ?? (nota ? draftFromNota(nota) : newDraft()) }));
  }, [draft, draftKey, nota, dispatch]);

  useEffect(() => {
    if (draft) saveDraft(draftKey, isModified(draft) ? draft : null);
  }, [draft, draftKey]);

  useEffect(() => {
    const onOtherTabChange = (event: StorageEvent) => {
      if (event.key !== draftKey) return;
      const foreign = parseDraft(event.newValue);
      if (foreign) dispatch(draftActions.opened({ draftKey, draft: foreign }));
      else dispatch(draftActions.discarded({ draftKey }));
    };
    window.addEventListener('storage', onOtherTabChange);
    return () => window.removeEventListener('storage', onOtherTabChange);
  }, [draftKey, dispatch]);

  return { draft, recovered, notified: () => setRecovered(false) };
}
