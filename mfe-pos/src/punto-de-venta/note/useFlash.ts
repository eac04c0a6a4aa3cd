import { type RefObject, useEffect, useState } from 'react';

/** The line whose quantity was changed last. Every change makes a new object, so that the same line is highlighted again. */
export interface Flash {
  line: string;
}

/** Duration of the highlight, ms (UI guide 7). */
const FLASH_MS = 1000;

/** True while `listRow` is highlighted: for one second after each new `flash`. Also scrolls the row into view. */
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
