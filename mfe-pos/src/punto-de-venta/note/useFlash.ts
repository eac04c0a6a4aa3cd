import { type RefObject, useEffect, useState } from 'react';

/** The line most recently added to; a new object on every addition. */
export interface Flash {
  line: string;
}

/** Duration of the highlight, ms (UI guide 7). */
const FLASH_MS = 1000;

/** True while `listRow` is highlighted: one second after each `flash`, which also scrolls it into view. */
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
