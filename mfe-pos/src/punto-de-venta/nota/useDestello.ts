import { type RefObject, useEffect, useState } from 'react';

/** The line that was last added to; a new object each time something is added. */
export interface Destello {
  linea: string;
}

/** UI guide 7. */
const ENCENDIDA_MS = 1000;

/** Whether `renglon` is lit: for a second after each `destello`, which also brings it into sight. */
export function useDestello(renglon: RefObject<HTMLElement | null>, destello: Destello | null): boolean {
  const [encendida, setEncendida] = useState(false);
  useEffect(() => {
    if (!destello) return;
    renglon.current?.scrollIntoView?.({ block: 'nearest' });
    setEncendida(true);
    const reloj = setTimeout(() => setEncendida(false), ENCENDIDA_MS);
    return () => {
      clearTimeout(reloj);
      setEncendida(false);
    };
  }, [renglon, destello]);
  return encendida;
}
