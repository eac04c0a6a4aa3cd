import { type AppDispatch, useToast } from '@lavanda/shared';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetPhotos } from '../../photos/pendingPhotos';
import { type Draft, isModified } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { draftKeyFor, finishDraft, readDraft, saveDraft } from '../draft/storage';
import { TEXTS } from '../texts';
import { heldKeyFor, holdNote, releaseNote, useHeldNotes } from './heldNotes';

export interface HoldOptions {
  session: { tenant: string; usuario: string };
  /** True when the nota on screen is a stored one; only new notas can be put on hold. */
  editing: boolean;
  /** Called after a blank nota replaced the one on screen. */
  onHeld(): void;
}

/** Puts the new nota on screen on hold and resumes others, without losing a draft. */
export function useHold({ session, editing, onHeld }: HoldOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const navigate = useNavigate();
  const toast = useToast();
  const key = heldKeyFor(session.tenant, session.usuario);
  const draftKey = draftKeyFor(session.tenant, session.usuario, undefined);
  const held = useHeldNotes(key);

  /** This tab's new nota, which may be hidden behind a stored one; null while it is blank. */
  function written(): Draft | null {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey) ?? readDraft(draftKey);
    return draft && draft.base === null && isModified(draft) ? draft : null;
  }

  /**
   * Puts the draft on hold.
   * @returns false when too many notas are on hold or this device has no room; a toast then says so
   */
  async function putAside(draft: Draft): Promise<boolean> {
    if (!(await holdNote(key, draft))) {
      toast(TEXTS.notHeld, 'error');
      return false;
    }
    saveDraft(draftKey, null);
    dispatch(draftActions.discarded({ draftKey }));
    return true;
  }

  return {
    held,
    async hold() {
      const draft = written();
      if (draft && (await putAside(draft))) onHeld();
    },
    async take(id: string) {
      const taken = releaseNote(key, id);
      if (!taken) return;
      const draft = written();
      if (draft && !(await putAside(draft))) {
        await holdNote(key, taken.draft);
        return;
      }
      saveDraft(draftKey, taken.draft);
      dispatch(draftActions.opened({ draftKey, draft: taken.draft }));
      if (editing) navigate('/app/pos');
    },
    discard(id: string) {
      const taken = releaseNote(key, id);
      if (!taken) return;
      finishDraft(taken.draft);
      void forgetPhotos(taken.draft.id);
    },
  };
}

export type Hold = ReturnType<typeof useHold>;
