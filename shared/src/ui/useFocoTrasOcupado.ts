import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * A control that can't be used while something is being saved loses the focus: it has it back once it can, unless it is gone or another control took it.
 * @param ocupado something is being saved
 */
export function useFocoTrasOcupado(ocupado: boolean): void {
  // Asked while it is drawn: Chromium 150 takes the focus from a control as soon as React writes that it is disabled, before any effect.
  const actual = useMemo(() => (ocupado ? document.activeElement : null), [ocupado]);
  const anterior = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (ocupado) {
      anterior.current = actual;
      return;
    }
    const control = anterior.current;
    anterior.current = null;
    // A dialog takes itself what its controls lose.
    const libre = document.activeElement?.matches('body, div[tabindex="-1"]') ?? true;
    if (libre && control instanceof HTMLElement) control.focus({ preventScroll: true });
  }, [ocupado, actual]);
}
