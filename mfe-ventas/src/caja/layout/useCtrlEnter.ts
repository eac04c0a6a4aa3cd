import { openOverlays } from '@lavanda/shared/ui/dialogs/openOverlays';
import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+Enter presses the page's main button (UI guide 14). Key repeats, and presses while a dialog or menu covers the page, are
 * ignored.
 * @param inSheet true when the page itself is a `PhoneSheet`, which is a dialog
 */
export function useCtrlEnter(action: () => void, inSheet = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat || event.defaultPrevented) return;
    if (openOverlays().length > (inSheet ? 1 : 0)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
