import type { AppDispatch } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { forgetPhotos } from '../photos/pendingPhotos';
import { useDialog } from './dialogs/useDialog';
import { useSelectCliente } from './dialogs/useSelectCliente';
import { discardDraft } from './draft/discardDraft';
import type { Draft } from './draft/draft';
import { type BranchRules, computeTotals } from './draft/totals';
import { useCatalog } from './draft/useCatalog';
import { useHold } from './held/useHold';
import { counterShortcuts } from './keyboard/counterShortcuts';
import { useShortcuts } from './keyboard/useShortcuts';
import type { Sheet } from './note/PhoneNota';
import { useNoteActions } from './note/useNoteActions';
import type { Promises } from './promise/usePromises';
import type { SavedNota } from './save/outcome';
import { useSaveFlow } from './save/useSaveFlow';

export interface CounterOptions {
  draftKey: string;
  draft: Draft;
  branchRules: BranchRules;
  promises: Promises;
  /** The catalogue; undefined until it loads. */
  servicios: readonly Servicio[] | undefined;
  session: { tenant: string; usuario: string };
  readOnly: boolean;
  /** Increases when a nota is saved, discarded or put on hold: the focus then moves to the cliente's button or a phone's bar. */
  round: number;
  onSaved(saved: SavedNota): void;
  onEmptied(): void;
}

/** What the cashier can do with the draft at the counter: its totals, dialogs, save and shortcuts. */
export function useCounter(props: CounterOptions) {
  const { draftKey, draft, branchRules, session, readOnly, onSaved, onEmptied } = props;
  const editing = draft.base !== null;
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { dialog, open, close, focus } = useDialog(props.promises, props.round);
  // On a phone, the URL of a stored nota opens the nota's sheet over the catalogue at once, and Back leaves the URL.
  const [sheet, setSheet] = useState<Sheet>(editing ? 'address' : null);
  const names = useCatalog(draftKey, draft, props.servicios);
  const selectCliente = useSelectCliente(draftKey, session);
  const save = useSaveFlow({ draftKey, branchRules, readOnly, open, onShortOfCash: focus.focusCash, onSaved });
  const hold = useHold({ session, editing, onHeld: onEmptied });
  const { deliveryDays } = branchRules;
  const note = useNoteActions({ draftKey, deliveryDays, open, save: save.request, clear });
  useShortcuts(counterShortcuts(focus, note.actions), dialog === null && !save.saving);

  // Discarding the draft unmounts the nota and the dialog open over it.
  function clear() {
    void forgetPhotos(draft.id);
    discardDraft(dispatch, draftKey);
    onEmptied();
    if (editing) navigate('/app/pos');
  }

  function setCliente(cliente: Cliente) {
    focus.focusNext('servicios');
    open(null);
    void selectCliente(cliente);
  }

  function fix() {
    if (!draft.cliente) open({ type: 'cliente' });
    else {
      focus.focusNext('servicios');
      setSheet(null);
      open(null);
    }
  }

  function saveNow() {
    open(null);
    save.request();
  }

  const totals = computeTotals(draft, branchRules);
  return { totals, names, dialog, open, close, focus, sheet, setSheet, save, hold, ...note, clear, setCliente, fix, saveNow };
}
