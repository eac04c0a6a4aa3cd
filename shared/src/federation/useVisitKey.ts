import { useLayoutEffect, useReducer } from 'react';

/**
 * A number that is another each time the section is left and kept: as the `key` of what has to begin anew on every visit. It is drawn again while nobody sees it.
 */
export function useVisitKey(): number {
  const [visit, another] = useReducer((number: number) => number + 1, 0);
  useLayoutEffect(() => another, []);
  return visit;
}
