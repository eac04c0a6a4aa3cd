import type { AppDispatch } from '@lavanda/shared';
import { draftActions } from './slice';
import { finishDraft, readDraft, saveDraft } from './storage';

/** Discards the draft from the store and the device. The next draft starts blank, or from the stored nota. */
export function discardDraft(dispatch: AppDispatch, draftKey: string): void {
  const draft = readDraft(draftKey);
  if (draft && draft.base === null) finishDraft(draft);
  saveDraft(draftKey, null);
  dispatch(draftActions.discarded({ draftKey }));
}
