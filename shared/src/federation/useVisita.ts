import { useLayoutEffect, useReducer } from 'react';

/**
 * A number that is another each time the section is left and kept: as the `key` of what has to begin anew on every visit. It is drawn again while nobody sees it.
 */
export function useVisita(): number {
  const [visita, otra] = useReducer((numero: number) => numero + 1, 0);
  useLayoutEffect(() => otra, []);
  return visita;
}
