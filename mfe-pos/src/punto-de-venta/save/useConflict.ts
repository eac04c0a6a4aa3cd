import { type AppDispatch, useCurrentUser } from '@lavanda/shared';
import { useDispatch } from 'react-redux';
import type { StoredNota } from '../../notas/nota';
import { ownerOf, releasePhotos } from '../../photos/pendingPhotos';
import { sendPhotos } from '../../photos/sendPhotos';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';

export interface ConflictOptions {
  draftKey: string;
  draft: Draft;
  saved: StoredNota;
  /** True when the stored nota is this register's own attempt, whose answer was lost. */
  own: boolean;
  onSave(): void;
  onClose(): void;
}

/** The two ways out of a conflict: to save the draft over the stored nota, or to take the stored one. */
export function useConflict({ draftKey, draft, saved, own, onSave, onClose }: ConflictOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const user = useCurrentUser();

  function saveMine() {
    // An own attempt needs no merge, because the draft already contains it. Another register's version is merged with the
    // draft.
    dispatch(
      own ? draftActions.opened({ draftKey, draft: { ...draft, base: saved } }) : draftActions.rebased({ draftKey, nota: saved }),
    );
    onSave();
  }

  function takeSaved() {
    dispatch(draftActions.storedTaken({ draftKey, nota: saved }));
    void releasePhotos(saved.id).then(() => sendPhotos(dispatch, ownerOf(user)));
    onClose();
  }

  return { saveMine, takeSaved };
}
