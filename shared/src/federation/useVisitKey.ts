import { useLayoutEffect, useReducer } from 'react';

/**
 * A number that changes each time the section is hidden. Used as a `key`, it resets a component while nobody sees it, before the
 * next visit.
 */
export function useVisitKey(): number {
  const [visit, another] = useReducer((number: number) => number + 1, 0);
  useLayoutEffect(() => another, []);
  return visit;
}
