import { type RefObject, useEffect, useState } from 'react';

/** The line that was last added to; a new object each time something is added. */
export interface Flash {
  linea: string;
}

/** UI guide 7. */
const FLASH_MS = 1000;

/** Whether `renglon` is lit: for a second after each `flash`, which also brings it into sight. */
export function useFlash(renglon: RefObject<HTMLElement | null>, flash: Flash | null): boolean {
  const [lit, setLit] = useState(false);
  useEffect(() => {
    if (!flash) return;
    renglon.current?.scrollIntoView?.({ block: 'nearest' });
    setLit(true);
    const reloj = setTimeout(() => setLit(false), FLASH_MS);
    return () => {
      clearTimeout(reloj);
      setLit(false);
    };
  }, [renglon, flash]);
  return lit;
}
