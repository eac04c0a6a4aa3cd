import { useEffect } from 'react';

/**
 * Global registry of busy sections. It lives on the page because the shell and each section bundle their own copy of
 * this module.
 */
const KEY = Symbol.for('lavanda.ocupado');

function busyCount(): Set<symbol> {
  const page = globalThis as { [KEY]?: Set<symbol> };
  page[KEY] ??= new Set();
  return page[KEY];
}

/**
 * While `active`, marks the section as busy (an unsaved nota or form), so a new version of it waits. Open dialogs and
 * focused fields count by themselves.
 */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const mark = Symbol();
    busyCount().add(mark);
    return () => void busyCount().delete(mark);
  }, [active]);
}

/** Whether any section of the page is busy. */
export function anyBusy(): boolean {
  return busyCount().size > 0;
}
