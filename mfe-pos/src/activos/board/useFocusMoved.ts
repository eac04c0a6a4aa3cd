import { isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useEffect, useRef } from 'react';
import type { ActiveCard } from '../groupNotas';

/** Focuses the card's link. If the card isn't in the page (a phone shows one stage at a time), focuses the open tab. */
function focusCard(id: string): void {
  const link = document.querySelector<HTMLElement>(`article a[href$="/${id}"]`);
  const target = link ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  target?.focus({ preventScroll: true });
  // `nearest` scrolls only as far as needed to show the card.
  link?.closest('article')?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Keeps the focus on a card that moves to another stage, because the card's buttons are replaced.
 * @param busy true while a dialog is open
 * @returns a function to call with the id of the nota about to be moved
 */
export function useFocusMoved(parts: readonly { cards: readonly ActiveCard[] }[], busy: boolean): (id: string) => void {
  const moving = useRef<{ id: string; stage: string | null } | null>(null);
  const stageOf = (id: string) => parts.flatMap(({ cards }) => cards).find(({ nota }) => nota.id === id)?.nota.etapa ?? null;

  useEffect(() => {
    const last = moving.current;
    if (last === null || busy) return;
    const stage = stageOf(last.id);
    if (stage === last.stage) return;
    // The nota stays watched after the move, because a refused move takes the card back.
    moving.current = { id: last.id, stage };
    if (isFocusLost()) focusCard(last.id);
  });

  return (id) => {
    moving.current = { id, stage: stageOf(id) };
  };
}
