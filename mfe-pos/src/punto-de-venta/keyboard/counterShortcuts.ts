import type { NoteActions } from '../note/noteActions';
import type { FocusTargets } from './useFocusTargets';
import type { Shortcuts } from './useShortcuts';

/**
 * Actions of the shortcuts at the counter. While the nota can't be changed, the cliente's button is disabled; the shortcuts for
 * cliente and date then do nothing.
 */
export function counterShortcuts({ searchBox, clienteButton, paymentGroup }: FocusTargets, actions: NoteActions): Shortcuts {
  return {
    searchServicio: () => searchBox.current?.focus(),
    selectCliente: () => !clienteButton.current?.disabled && actions.open({ type: 'cliente' }),
    goToPayment: () => paymentGroup.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
    selectDate: () => !clienteButton.current?.disabled && actions.open({ type: 'fecha' }),
    save: actions.save,
  };
}
