import { useLayoutEffect, useRef } from 'react';

/**
 * A control that can't be used while something is being saved loses the focus: it has it back once it can, unless it is gone or another control took it.
 * @param ocupado something is being saved
 */
export function useFocoTrasOcupado(ocupado: boolean): void {
  const anterior = useRef<Element | null>(null);
  // Before the browser takes the focus from what was just disabled.
  useLayoutEffect(() => {
    if (ocupado) {
      anterior.current = document.activeElement;
      return;
    }
    const control = anterior.current;
    anterior.current = null;
    // A dialog takes itself what its controls lose.
    const libre = document.activeElement?.matches('body, div[tabindex="-1"]') ?? true;
    if (libre && control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [ocupado]);
}
