import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect, useRef } from 'react';
import type { StoredNota } from '../notas/nota';
import type { ActiveCard } from './groupNotas';

/**
 * Restores focus lost by a cierre (UI guide 7): to the nota's own card if it stays, else to the next or previous card, or to
 * the page title on an empty board.
 * @param busy true while a nota is being closed or a dialog is open
 * @returns a function to call with the nota about to be closed
 */
export function useFocusAfterCierre(
  groups: readonly { cards: readonly ActiveCard[] }[],
  busy: boolean,
): (nota: StoredNota) => void {
  const order = useRef<readonly string[]>([]);
  /** Id of the nota being closed, then the ids to focus instead, in order of preference. */
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
  const button = link?.closest('article')?.querySelector<HTMLElement>('button[data-main]');
  // The focus moves without scrolling, because the user may be reading another part of the board.
  if (button) button.focus({ preventScroll: true });
  else focusPageTitle();
}
