import { openOverlays } from '@lavanda/shared/ui/dialogs/openOverlays';
import { useEffect, useEffectEvent } from 'react';

interface TurnoKeys {
  /** Action of F6: opens the dialog that records a movimiento. */
  move(): void;
  /** Action of Ctrl+Enter: goes to the count that closes the turno. */
  corte(): void;
}

/** Shortcuts of Turno (UI guide 14), active on the whole page while no dialog or menu is open. */
export function useTurnoKeys(keys: TurnoKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || event.repeat || altKey || metaKey || shiftKey) return;
    if (openOverlays().length > 0) return;
    if (key === 'F6' && !ctrlKey) keys.move();
    else if (key === 'Enter' && ctrlKey) keys.corte();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
