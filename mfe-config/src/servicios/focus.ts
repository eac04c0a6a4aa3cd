import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { type RefObject, useEffect } from 'react';

/** DOM id of a row's button, used to focus the button. */
export function buttonId(action: 'modificar' | 'eliminar', servicio: string): string {
  return `servicio-${action}-${servicio}`;
}

/** Id of the delete button to focus after `removed` is gone: that of the next or previous servicio of its category, or null. */
export function neighborButton(servicios: readonly Servicio[], removed: Servicio): string | null {
  const siblings = servicios.filter(({ categoria: category }) => category === removed.categoria);
  const place = siblings.findIndex(({ _id }) => _id === removed._id);
  const neighbor = siblings[place + 1] ?? siblings[place - 1];
  return neighbor ? buttonId('eliminar', neighbor._id) : null;
}

/**
 * After a change of the list, if the focus was lost, focuses the button whose id is in `target`, or else the page's title. Does
 * nothing while `target` is undefined.
 */
export function useFocusAfterChange(list: unknown, target: RefObject<string | null | undefined>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after each new list.
  useEffect(() => {
    const id = target.current;
    if (id === undefined) return;
    target.current = undefined;
    if (!isFocusLost()) return;
    const button = id === null ? null : document.getElementById(id);
    if (button) button.focus();
    else focusPageTitle();
  }, [list]);
}
