import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Focuses a control again that was disabled while saving, unless the control is gone or another one has the focus.
 * @param busy true while saving
 */
export function useFocusAfterBusy(busy: boolean): void {
  // Read during render, because Chromium 150 blurs a control as soon as React disables it, before any effect.
  const current = useMemo(() => (busy ? document.activeElement : null), [busy]);
  const previous = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) {
      previous.current = current;
      return;
    }
    const control = previous.current;
    previous.current = null;
    // In a dialog, the dialog element takes the focus that a disabled control loses, so it counts as free focus.
    const free = document.activeElement?.matches('body, div[tabindex="-1"]') ?? true;
    if (free && control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [busy, current]);
}
