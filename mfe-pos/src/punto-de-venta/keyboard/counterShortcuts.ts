import type { NoteActions } from '../note/noteActions';
import type { FocusTargets } from './useFocusTargets';
import type { Shortcuts } from './useShortcuts';

/** What the shortcuts do at the counter. The button of the cliente is disabled while the nota can't be changed. */
export function counterShortcuts({ searchBox, clienteButton, paymentGroup }: FocusTargets, actions: NoteActions): Shortcuts {
  return {
    searchServicio: () => searchBox.current?.focus(),
    selectCliente: () => !clienteButton.current?.disabled && actions.open({ type: 'cliente' }),
    goToPayment: () => paymentGroup.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
    selectDate: () => !clienteButton.current?.disabled && actions.open({ type: 'fecha' }),
    save: actions.save,
  };
}
