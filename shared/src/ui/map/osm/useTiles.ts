import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LIMIT } from '../view.ts';

/** Reports missing tiles when one fails before any has arrived, or none arrives in time. The first to arrive ends the report. */
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
