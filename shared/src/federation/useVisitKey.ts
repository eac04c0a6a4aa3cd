import { useLayoutEffect, useReducer } from 'react';

/**
 * A number that changes each time the section is hidden. As a `key`, it resets a component before the next visit, out
 * of sight.
 */
export function useVisitKey(): number {
  const [visit, another] = useReducer((number: number) => number + 1, 0);
  useLayoutEffect(() => another, []);
  return visit;
}
