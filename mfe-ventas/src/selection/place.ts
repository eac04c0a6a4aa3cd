import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';

/** DOM id of the place of the bar of actions: before the list, because Tab never gets past a list that keeps loading rows. */
export const ACTIONS_ID = 'acciones-de-la-seleccion';

/** Moves the focus from the actions to the checkbox in the sale's row; to the title if `sale` is undefined or its row is gone. */
export function backToList(sale: string | undefined): void {
  const link = sale === undefined ? null : document.querySelector(`[data-index] a[href$="/${sale}"]`);
  const checkbox = link?.closest('[data-index]')?.querySelector<HTMLElement>('input');
  if (checkbox) checkbox.focus();
  else focusPageTitle();
}
