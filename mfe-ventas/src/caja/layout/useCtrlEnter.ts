import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter does what the page's main button does (UI guide 14). One that is held down counts once. */
export function useCtrlEnter(action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey || event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
