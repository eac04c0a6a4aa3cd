import { useEffect, useEffectEvent } from 'react';

/** Actions of the point of sale's shortcuts (UI guide 7). */
export interface Shortcuts {
  searchServicio(): void;
  selectCliente(): void;
  goToPayment(): void;
  selectDate(): void;
  save(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function shortcutOf(event: KeyboardEvent): keyof Shortcuts | null {
  if (event.key === 'Enter') return event.ctrlKey ? 'save' : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case 'F2':
      return 'selectCliente';
    case 'F4':
      return 'goToPayment';
    case 'F8':
      return 'selectDate';
    case '/':
      return isTyping(event.target) ? null : 'searchServicio';
    default:
      return null;
  }
}

/** Listens for the shortcuts on the whole page while `active`. */
export function useShortcuts(shortcuts: Shortcuts, active: boolean): void {
  const onType = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = event.defaultPrevented ? null : shortcutOf(event);
    if (!shortcut) return;
    event.preventDefault();
    shortcuts[shortcut]();
  });
  useEffect(() => {
    if (!active) return;
    window.addEventListener('keydown', onType);
    return () => window.removeEventListener('keydown', onType);
  }, [active]);
}
