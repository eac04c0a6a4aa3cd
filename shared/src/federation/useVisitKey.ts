import { useLayoutEffect, useReducer } from 'react';

/** Changes each time the section is hidden; as a `key` it resets a component for every visit, while unseen. */
export function useVisitKey(): number {
  const [visit, another] = useReducer((number: number) => number + 1, 0);
  useLayoutEffect(() => another, []);
  return visit;
}
