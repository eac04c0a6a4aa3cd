import { startTransition, useEffect, useState } from 'react';
import { FIRST_SCREEN } from './laterCards';

/** Number of cards added at a time: several screens, and few enough to be drawn at once. */
const STEP = 150;
/** Distance below the screen at which the end of the drawn cards causes more to be drawn. */
const AHEAD = '1500px';

/**
 * Number of cards to render, so that thousands of active notas cost no more than a few screens: `FIRST_SCREEN` at first, `STEP`
 * one frame later, and more when the last card nears the screen. The count starts over when the user's filters change.
 * @param filtersKey identifies the user's filters
 * @returns the count, a function that adds a step, and the ref of the element after the last card
 */
export function useCardCount(filtersKey: string) {
  const [drawn, setDrawn] = useState({ filtersKey, count: FIRST_SCREEN });
  const count = drawn.filtersKey === filtersKey ? drawn.count : FIRST_SCREEN;
  useEffect(() => {
    const show = () =>
      setDrawn((last) => ({ filtersKey, count: Math.max(last.filtersKey === filtersKey ? last.count : 0, STEP) }));
    const frame = requestAnimationFrame(() => startTransition(show));
    return () => cancelAnimationFrame(frame);
  }, [filtersKey]);
  // After a change of filters the count starts over; otherwise it would grow with each letter typed into the search.
  const add = () =>
    startTransition(() =>
      setDrawn((last) => ({ filtersKey, count: (last.filtersKey === filtersKey ? last.count : FIRST_SCREEN) + STEP })),
    );
  const end = (element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && add(), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { count, add, end };
}
