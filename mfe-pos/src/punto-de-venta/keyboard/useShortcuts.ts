import { useEffect, useEffectEvent } from 'react';

/** What each shortcut of the point of sale does (UI guide 7). */
export interface Shortcuts {
  buscarServicio(): void;
  elegirCliente(): void;
  irAlPago(): void;
  elegirFecha(): void;
  guardar(): void;
}

function isTyping(destino: EventTarget | null): boolean {
  return destino instanceof HTMLElement && (destino.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(destino.tagName));
}

function shortcutOf(evento: KeyboardEvent): keyof Shortcuts | null {
  if (evento.key === 'Enter') return evento.ctrlKey ? 'guardar' : null;
  if (evento.ctrlKey || evento.metaKey || evento.altKey) return null;
  switch (evento.key) {
    case 'F2':
      return 'elegirCliente';
    case 'F4':
      return 'irAlPago';
    case 'F8':
      return 'elegirFecha';
    case '/':
      return isTyping(evento.target) ? null : 'buscarServicio';
    default:
      return null;
  }
}

/** Listens to the shortcuts on the whole page while nothing lies over the note. */
export function useShortcuts(shortcuts: Shortcuts, activo: boolean): void {
  const alTeclear = useEffectEvent((evento: KeyboardEvent) => {
    const shortcut = evento.defaultPrevented ? null : shortcutOf(evento);
    if (!shortcut) return;
    evento.preventDefault();
    shortcuts[shortcut]();
  });
  useEffect(() => {
    if (!activo) return;
    window.addEventListener('keydown', alTeclear);
    return () => window.removeEventListener('keydown', alTeclear);
  }, [activo]);
}
