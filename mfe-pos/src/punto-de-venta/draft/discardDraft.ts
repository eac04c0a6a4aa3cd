import type { AppDispatch } from '@lavanda/shared';
import { draftActions } from './slice';
import { saveDraft } from './storage';

/** Leaves the draft, on the device too: the next one under `draftKey` starts blank, or from the stored note. */
export function discardDraft(dispatch: AppDispatch, draftKey: string): void {
  saveDraft(draftKey, null);
  dispatch(draftActions.discarded({ draftKey }));
}
