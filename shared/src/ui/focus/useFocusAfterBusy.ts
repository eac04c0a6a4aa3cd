import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * A control that can't be used while something is being saved loses the focus: it has it back once it can, unless it is gone or another control took it.
 * @param ocupado something is being saved
 */
export function useFocusAfterBusy(busy: boolean): void {
  // Asked while it is drawn: Chromium 150 takes the focus from a control as soon as React writes that it is disabled, before any effect.
  const actual = useMemo(() => (busy ? document.activeElement : null), [busy]);
  const anterior = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) {
      anterior.current = actual;
      return;
    }
    const control = anterior.current;
    anterior.current = null;
    // A dialog takes itself what its controls lose.
    const free = document.activeElement?.matches('body, div[tabindex="-1"]') ?? true;
    if (free && control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [busy, actual]);
}
