import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LIMIT } from '../view';

/**
 * Watches the tiles: none has arrived and one failed, or none came in time, means that the drawing is missing; one that
 * arrives ends it. A single tile that fails among others isn't worth a word.
 */
export function useTiles(onIncomplete: (incomplete: boolean) => void): LeafletEventHandlerFnMap {
  const arrived = useRef(false);

  useEffect(() => {
    const clock = setTimeout(() => {
      if (!arrived.current) onIncomplete(true);
    }, LIMIT);
    return () => clearTimeout(clock);
  }, [onIncomplete]);

  return {
    tileload: () => {
      if (!arrived.current) onIncomplete(false);
      arrived.current = true;
    },
    tileerror: () => {
      if (!arrived.current) onIncomplete(true);
    },
  };
}
