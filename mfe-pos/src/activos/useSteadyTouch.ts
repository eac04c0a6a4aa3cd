import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { ActiveCard } from './groupNotas';

/** What the board shows together: a day's notas, or a column. */
interface Part {
  key: string;
  cards: readonly ActiveCard[];
}

/** Time after the cards moved in which a touch is ignored, ms: it was meant for the card that stood there. */
const REST_MS = 400;

/**
 * Protects from touching another cliente's card because the board moved under the finger, when a nota left it or
 * another register's came, and from the second half of a double touch on a button that now moves the nota further. What
 * the user's own filter or search moves doesn't count, nor does the keyboard.
 * @param own identifies the user's filters; a board that changes with it was moved by the user
 * @returns the handler of the board's clicks, in the capture phase
 */
export function useSteadyTouch(groups: readonly Part[], own: string): (event: MouseEvent) => void {
  const last = useRef<{ order: readonly string[]; own: string }>({ order: [], own });
  const movedAt = useRef(Number.NEGATIVE_INFINITY);

  useLayoutEffect(() => {
    const order = groups.flatMap(({ key, cards }) => [key, ...cards.map(({ nota }) => `${nota.id}${nota.etapa}`)]);
    const before = last.current;
    last.current = { order, own };
    if (before.own === own && before.order.some((id, place) => id !== order[place])) movedAt.current = performance.now();
  }, [groups, own]);

  return (event) => {
    // A click by the keyboard has no detail; it goes to the button that has the focus, wherever it stands.
    if (event.detail === 0 || performance.now() - movedAt.current >= REST_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
