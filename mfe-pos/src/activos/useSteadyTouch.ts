import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { ActiveCard } from './groupNotas';

/** A group of cards on the board: a day or a column. */
interface Part {
  key: string;
  cards: readonly ActiveCard[];
}

/** How long touches are ignored after the cards moved, ms, because the touch was meant for the card that was there before. */
const REST_MS = 400;

/**
 * Ignores touches right after the board moved under the finger: when a nota left or arrived, or in a double touch whose first
 * half moved the nota. Moves by the user's own filter or search, and clicks by the keyboard, are not affected.
 * @param filtersKey identifies the user's filters; a board that changes with it was moved by the user
 * @returns the handler of the board's clicks, in the capture phase
 */
export function useSteadyTouch(groups: readonly Part[], filtersKey: string): (event: MouseEvent) => void {
  const last = useRef<{ order: readonly string[]; filtersKey: string }>({ order: [], filtersKey });
  const movedAt = useRef(Number.NEGATIVE_INFINITY);

  useLayoutEffect(() => {
    const order = groups.flatMap(({ key, cards }) => [key, ...cards.map(({ nota }) => `${nota.id}${nota.etapa}`)]);
    const before = last.current;
    last.current = { order, filtersKey };
    if (before.filtersKey === filtersKey && before.order.some((id, place) => id !== order[place]))
      movedAt.current = performance.now();
  }, [groups, filtersKey]);

  return (event) => {
    // A click by the keyboard has detail 0 and always reaches the focused button, wherever that has moved.
    if (event.detail === 0 || performance.now() - movedAt.current >= REST_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
