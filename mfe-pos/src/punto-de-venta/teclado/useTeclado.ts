import { useEffect, useEffectEvent } from 'react';

/** What each shortcut of the point of sale does (UI guide 7). */
export interface Atajos {
  buscarServicio(): void;
  elegirCliente(): void;
  irAlPago(): void;
  elegirFecha(): void;
  guardar(): void;
}

function escribiendo(destino: EventTarget | null): boolean {
  return destino instanceof HTMLElement && (destino.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(destino.tagName));
}

function atajoDe(evento: KeyboardEvent): keyof Atajos | null {
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
      return escribiendo(evento.target) ? null : 'buscarServicio';
    default:
      return null;
  }
}

/** Listens to the shortcuts on the whole page while nothing lies over the note. */
export function useTeclado(atajos: Atajos, activo: boolean): void {
  const alTeclear = useEffectEvent((evento: KeyboardEvent) => {
    const atajo = evento.defaultPrevented ? null : atajoDe(evento);
    if (!atajo) return;
    evento.preventDefault();
    atajos[atajo]();
  });
  useEffect(() => {
    if (!activo) return;
    window.addEventListener('keydown', alTeclear);
    return () => window.removeEventListener('keydown', alTeclear);
  }, [activo]);
}
