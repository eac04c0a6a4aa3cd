import { useEffect } from 'react';

/** Key of the set of busy marks in `globalThis`: the shell and each section bundle their own copy of this module. */
const KEY = Symbol.for('lavanda.ocupado');

function busyMarks(): Set<symbol> {
  const page = globalThis as { [KEY]?: Set<symbol> };
  page[KEY] ??= new Set();
  return page[KEY];
}

/** While `active`, new versions of the section wait. Open dialogs and focused fields make them wait too, without this hook. */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const mark = Symbol();
    busyMarks().add(mark);
    return () => void busyMarks().delete(mark);
  }, [active]);
}

/** Whether any section of the page is busy. */
export function anyBusy(): boolean {
  return busyMarks().size > 0;
}
