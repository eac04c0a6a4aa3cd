import type { Servicio } from '@lavanda/shared/contract/servicios';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { type RefObject, useEffect } from 'react';

/** Id of a row's button, so that the focus can be given to it. */
export function buttonId(action: 'modificar' | 'eliminar', servicio: string): string {
  return `servicio-${action}-${servicio}`;
}

/** Where the focus goes when `fuera` leaves the list with its buttons: the next of its category, or the one before; null without any. */
export function neighborButton(servicios: readonly Servicio[], outside: Servicio): string | null {
  const theirsAll = servicios.filter(({ categoria: category }) => category === outside.categoria);
  const place = theirsAll.findIndex(({ _id }) => _id === outside._id);
  const neighbor = theirsAll[place + 1] ?? theirsAll[place - 1];
  return neighbor ? buttonId('eliminar', neighbor._id) : null;
}

/**
 * After the list changed: a button that went away with the focus on it leaves it to `destino`, or to the page's title. A person who
 * moved on meanwhile keeps theirs.
 */
export function useFocusAfterChange(list: unknown, target: RefObject<string | null | undefined>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what to act on
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
