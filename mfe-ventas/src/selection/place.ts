import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';

/** Id of the selection's actions. They precede the list in the DOM, because Tab cannot pass an endless list. */
export const ACTIONS_ID = 'acciones-de-la-seleccion';

/** Moves focus from the actions to the sale's row, or to the title if the row is gone. */
export function backToList(sale: string | undefined): void {
  const link = sale === undefined ? null : document.querySelector(`[data-index] a[href$="/${sale}"]`);
  const checkbox = link?.closest('[data-index]')?.querySelector<HTMLElement>('input');
  if (checkbox) checkbox.focus();
  else focusPageTitle();
}
