import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LIMIT } from '../view';

/** Reports missing tiles if none has arrived and one failed or time ran out; the first arrival clears it. */
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
