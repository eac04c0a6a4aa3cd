import { useLayoutEffect, useReducer } from 'react';

/**
 * A number that changes each time the section is hidden. Used as a `key`, it resets a component for every visit; the
 * reset renders while the section is hidden.
 */
export function useVisitKey(): number {
  const [visit, another] = useReducer((number: number) => number + 1, 0);
  useLayoutEffect(() => another, []);
  return visit;
}
