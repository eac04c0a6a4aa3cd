import { type AppDispatch, deviceTexts } from '@lavanda/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { StoredNota } from '../../notas/nota';
import { type Draft, draftFromNota, isModified, newDraft } from './draft';
import { type DraftState, draftActions, pageDrafts } from './slice';
import { isFinished, parseDraft, readDraft, saveDraft } from './storage';

/** The draft stored on this device, if it belongs to this nota and has unsaved changes; else null. */
function recoverable(draftKey: string, nota: StoredNota | null): Draft | null {
  const saved = readDraft(draftKey);
  if (!saved || (nota && saved.id !== nota.id) || !isModified(saved)) return null;
  return saved;
}

/**
 * The draft under `draftKey`: from the store, else from the device, else a new one from `nota` (or blank). Changes made in this
 * tab are stored on the device. The user's tabs share the draft of a stored nota, so that they don't write different versions.
 * @param onEnded called when another tab saved or discarded the draft, or undid its changes, so that `nota` may be outdated
 */
export function useDraft(
  draftKey: string,
  nota: StoredNota | null,
  onEnded: () => void = () => undefined,
): { draft: Draft | undefined; recovered: boolean; notified: () => void } {
  const dispatch = useDispatch<AppDispatch>();
  const draft = useSelector((state: DraftState) => pageDrafts.selectors.one(state, draftKey));
  const [recovered, setRecovered] = useState(false);
  const ended = useEffectEvent(onEnded);

  /** The draft received from another tab. It isn't stored again here, because the other tab may have finished it meanwhile. */
  const mirrored = useRef<Draft>(undefined);
  const visited = useRef(false);

  useLayoutEffect(() => {
    const firstLook = !visited.current;
    visited.current = true;
    // While this page was hidden, another tab may have changed or finished the draft that the store still holds.
    const newer = firstLook && draft ? recoverable(draftKey, nota) : null;
    const stale = firstLook && draft !== undefined && (newer !== null || isFinished(draft));
    const upToDate = !stale && draft && (!nota || draft.base?.version === nota.version || isModified(draft));
    if (upToDate) return;
    const kept = draft ? newer : recoverable(draftKey, nota);
    setRecovered(!draft && kept !== null);
    dispatch(draftActions.opened({ draftKey, draft: kept ?? (nota ? draftFromNota(nota) : newDraft()) }));
  }, [draft, draftKey, nota, dispatch]);

  useEffect(() => {
    if (draft && draft !== mirrored.current) saveDraft(draftKey, isModified(draft) ? draft : null);
  }, [draft, draftKey]);

  useEffect(() => {
    const onChange = (key: string, isOwn: boolean) => {
      if (isOwn || key !== draftKey) return;
      const foreign = parseDraft(deviceTexts.read(draftKey));
      if (foreign && isFinished(foreign)) return;
      mirrored.current = foreign ?? undefined;
      if (foreign) dispatch(draftActions.opened({ draftKey, draft: foreign }));
      else {
        dispatch(draftActions.discarded({ draftKey }));
        ended();
      }
    };
    return deviceTexts.subscribe(onChange);
  }, [draftKey, dispatch]);

  return { draft, recovered, notified: () => setRecovered(false) };
}
