import type { AppDispatch } from '@lavanda/shared';
import { useDispatch, useStore } from 'react-redux';
import { isModified } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import type { DialogState, NoteActions } from './noteActions';
import { useLineActions } from './useLineActions';
import { usePaymentActions } from './usePaymentActions';

export interface NoteActionsOptions {
  draftKey: string;
  deliveryDays: number;
  open(dialog: DialogState): void;
  save(): void;
  clear(): void;
}

/**
 * Handlers of the nota's controls for the draft under `draftKey`. They act on the store's current draft, so that two quick taps
 * add up.
 */
export function useNoteActions({ draftKey, deliveryDays, open, save, clear }: NoteActionsOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const { actions: lineActions, ...lines } = useLineActions(draftKey, open);
  const paymentActions = usePaymentActions(draftKey, open);

  const read = () => pageDrafts.selectors.one(store.getState(), draftKey);

  const actions: NoteActions = {
    open,
    save,
    ...lineActions,
    ...paymentActions,
    toggle(flag) {
      const draft = read();
      if (flag === 'express') dispatch(draftActions.expressToggled({ draftKey, days: deliveryDays }));
      else if (draft) dispatch(draftActions.changed({ draftKey, [flag]: !draft[flag] }));
    },
    cancel() {
      const draft = read();
      if (!draft) return;
      const somethingToLose = draft.base ? isModified(draft) : draft.lineas.length > 0;
      if (somethingToLose) open({ type: 'cancelar' });
      else clear();
    },
  };

  return { ...lines, actions };
}
