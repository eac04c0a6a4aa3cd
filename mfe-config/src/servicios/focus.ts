import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { type RefObject, useEffect } from 'react';

/** Id of a row's button, to focus it. */
export function buttonId(action: 'modificar' | 'eliminar', servicio: string): string {
  return `servicio-${action}-${servicio}`;
}

/** Id of the delete button to focus once `removed` is gone: the next or previous one of its category, or null. */
export function neighborButton(servicios: readonly Servicio[], removed: Servicio): string | null {
  const siblings = servicios.filter(({ categoria: category }) => category === removed.categoria);
  const place = siblings.findIndex(({ _id }) => _id === removed._id);
  const neighbor = siblings[place + 1] ?? siblings[place - 1];
  return neighbor ? buttonId('eliminar', neighbor._id) : null;
}

/**
 * After the list changes, if the focus was lost, focuses the button whose id is in `target`, or else the page's
 * title. It does nothing while `target` is undefined.
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
