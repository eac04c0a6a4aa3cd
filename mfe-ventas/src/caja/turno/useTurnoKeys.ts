import { useEffect, useEffectEvent } from 'react';

interface TurnoKeys {
  /** F6. */
  move(): void;
  /** Ctrl+Enter. */
  corte(): void;
}

/** The keys of Turno (UI guide 14), heard on the whole page while `active`. */
export function useTurnoKeys(keys: TurnoKeys, active: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || event.repeat || altKey || metaKey || shiftKey) return;
    if (key === 'F6' && !ctrlKey) keys.move();
    else if (key === 'Enter' && ctrlKey) keys.corte();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!active) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [active]);
}
