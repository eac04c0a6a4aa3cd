import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LIMIT } from '../view.ts';

/** Reports that tiles are missing when a tile fails or no tile arrives in time. The next tile that arrives ends the report. */
export function useTiles(onIncomplete: (incomplete: boolean) => void): LeafletEventHandlerFnMap {
  const arrived = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!arrived.current) onIncomplete(true);
    }, LIMIT);
    return () => clearTimeout(timer);
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
