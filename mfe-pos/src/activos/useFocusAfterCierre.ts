import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect, useRef } from 'react';
import type { StoredNota } from '../notas/nota';
import type { Group } from './groupNotas';

/**
 * Where a keyboard goes on (UI guide 7) after a note was asked to close: its card leaves the board with the focus on
 * it, or its button couldn't be pressed for a while. The next card that is left, or the one before; its own if it
 * stays; the page's title on an empty board. Who moved on meanwhile keeps theirs.
 * @param ocupado a note is being closed, or a dialog is open
 * @returns to be called with the note
 */
export function useFocusAfterCierre(groups: readonly Group[], busy: boolean): (nota: StoredNota) => void {
  const order = useRef<readonly string[]>([]);
  /** The note and, nearest first, those to go on at. */
  const toClose = useRef<readonly string[]>([]);

  useEffect(() => {
    order.current = groups.flatMap(({ cards }) => cards.map(({ nota }) => nota.id));
    const [closed] = toClose.current;
    if (busy || closed === undefined) return;
    if (isFocusLost()) focusCard(toClose.current.find((id) => order.current.includes(id)));
    if (!order.current.includes(closed)) toClose.current = [];
  }, [groups, busy]);

  return ({ id }) => {
    const place = order.current.indexOf(id);
    toClose.current = [id, ...order.current.slice(place + 1), ...order.current.slice(0, Math.max(place, 0)).reverse()];
  };
}

function focusCard(id: string | undefined): void {
  const link = id === undefined ? null : document.querySelector(`article a[href$="/${id}"]`);
  const button = link?.closest('article')?.querySelector('button');
  // A page that is only looked at stays where it is.
  if (button) button.focus({ preventScroll: true });
  else focusPageTitle();
}
