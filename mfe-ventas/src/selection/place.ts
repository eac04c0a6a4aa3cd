import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';

/**
 * Where the actions of the selection are in the page: before the list, which has no end to tab to. They are drawn over its foot
 * all the same.
 */
export const ACTIONS_ID = 'acciones-de-la-seleccion';

/** The focus goes back from the actions to the row of that sale, or to the title when the row is gone. */
export function backToList(sale: string | undefined): void {
  const link = sale === undefined ? null : document.querySelector(`[data-indice] a[href$="/${sale}"]`);
  const checkbox = link?.closest('[data-indice]')?.querySelector<HTMLElement>('input');
  if (checkbox) checkbox.focus();
  else focusPageTitle();
}
