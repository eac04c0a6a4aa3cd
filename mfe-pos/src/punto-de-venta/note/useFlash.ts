import { type RefObject, useEffect, useState } from 'react';

/** The line that was last added to; a new object each time something is added. */
export interface Flash {
  line: string;
}

/** UI guide 7. */
const FLASH_MS = 1000;

/** Whether `renglon` is lit: for a second after each `flash`, which also brings it into sight. */
export function useFlash(listRow: RefObject<HTMLElement | null>, flash: Flash | null): boolean {
  const [lit, setLit] = useState(false);
  useEffect(() => {
    if (!flash) return;
    listRow.current?.scrollIntoView?.({ block: 'nearest' });
    setLit(true);
    const clock = setTimeout(() => setLit(false), FLASH_MS);
    return () => {
      clearTimeout(clock);
      setLit(false);
    };
  }, [listRow, flash]);
  return lit;
}
