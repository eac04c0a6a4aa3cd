import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Restores the focus of a control that was disabled while saving, unless it is gone or another control has the focus.
 * @param busy true while saving
 */
export function useFocusAfterBusy(busy: boolean): void {
  // Read during render: Chromium 150 blurs a control as soon as React disables it, before any effect.
  const current = useMemo(() => (busy ? document.activeElement : null), [busy]);
  const previous = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) {
      previous.current = current;
      return;
    }
    const control = previous.current;
    previous.current = null;
    // A dialog takes the focus that its disabled controls lose.
    const free = document.activeElement?.matches('body, div[tabindex="-1"]') ?? true;
    if (free && control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [busy, current]);
}
