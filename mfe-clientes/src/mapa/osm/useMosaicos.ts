import type { LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { LIMITE } from '../vista';

/**
 * Watches the tiles: none has arrived and one failed, or none came in time, means that the drawing is missing; one that
 * arrives ends it. A single tile that fails among others isn't worth a word.
 */
export function useMosaicos(onIncompleto: (incompleto: boolean) => void): LeafletEventHandlerFnMap {
  const llego = useRef(false);

  useEffect(() => {
    const reloj = setTimeout(() => {
      if (!llego.current) onIncompleto(true);
    }, LIMITE);
    return () => clearTimeout(reloj);
  }, [onIncompleto]);

  return {
    tileload: () => {
      if (!llego.current) onIncompleto(false);
      llego.current = true;
    },
    tileerror: () => {
      if (!llego.current) onIncompleto(true);
    },
  };
}
