import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LIMIT } from '../view';

/**
 * Watches the tiles: the map is incomplete if none has arrived and one failed or the time ran out; the first one
 * that arrives clears it. Single failures among others are ignored.
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
