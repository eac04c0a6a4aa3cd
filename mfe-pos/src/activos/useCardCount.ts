import { startTransition, useEffect, useState } from 'react';

/** Cards of the first frame, so that the section opens, and a search answers, quickly. */
const FIRST_SCREEN = 20;
/** Cards added at a time: several screens, and few enough to be drawn at once. */
const STEP = 150;
/** How far below the screen the end of the drawn cards may come before more are drawn, px. */
const AHEAD = '1500px';

/**
 * How many cards to render, so that thousands of active notas cost no more than a few screens: `STEP` after the first
 * frame, and more when the end of them comes near the screen. It begins again when the user's filters change.
 * @param own identifies the user's filters
 * @returns the count, a function that adds a step, and the ref of the element after the last card
 */
export function useCardCount(own: string) {
  const [drawn, setDrawn] = useState({ own, count: FIRST_SCREEN });
  const count = drawn.own === own ? drawn.count : FIRST_SCREEN;
  useEffect(() => {
    const show = () => setDrawn((last) => ({ own, count: Math.max(last.own === own ? last.count : 0, STEP) }));
    const frame = requestAnimationFrame(() => startTransition(show));
    return () => cancelAnimationFrame(frame);
  }, [own]);
  // The count of other filters isn't added to: each letter of a search would draw more cards than the one before.
  const add = () =>
    startTransition(() => setDrawn((last) => ({ own, count: (last.own === own ? last.count : FIRST_SCREEN) + STEP })));
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
