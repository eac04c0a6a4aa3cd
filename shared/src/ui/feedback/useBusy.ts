import { useEffect } from 'react';

/**
 * Who is in the middle of something that another version of their section would cut off. It lives on the page and not in a module: sections and shell have
 * each their own copy of this one.
 */
const KEY = Symbol.for('lavanda.ocupado');

function busyCount(): Set<symbol> {
  const page = globalThis as { [KEY]?: Set<symbol> };
  page[KEY] ??= new Set();
  return page[KEY];
}

/**
 * Says, while `activo`, that something is being written or is half done (a note, a form with changes): a new version of the section waits until it
 * isn't. An open dialog and a field with the focus need not say so.
 */
export function useBusy(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const mark = Symbol();
    busyCount().add(mark);
    return () => void busyCount().delete(mark);
  }, [active]);
}

/** Whether some section of the page says that it is busy. */
export function anyBusy(): boolean {
  return busyCount().size > 0;
}
