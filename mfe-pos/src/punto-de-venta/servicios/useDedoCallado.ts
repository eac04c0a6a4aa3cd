import { type RefObject, useEffect } from 'react';

/** Not 'pointerdown': what waits until the user does something listens to it from the window (`useFocoDeVuelta`). */
const DE_UN_DEDO = ['pointerover', 'gotpointercapture', 'pointerup', 'lostpointercapture', 'pointerout'] as const;

function callar(evento: PointerEvent) {
  if (evento.pointerType === 'touch') evento.stopPropagation();
}

/**
 * Keeps in `lista` what a finger makes there besides coming down, its touch and its click. Nobody above hears of the rest, and React, which listens to everything, takes a part of each
 * touch to find that out, looking through all that is around a tile.
 */
export function useDedoCallado(lista: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const elemento = lista.current;
    for (const tipo of DE_UN_DEDO) elemento?.addEventListener(tipo, callar, { passive: true });
    return () => {
      for (const tipo of DE_UN_DEDO) elemento?.removeEventListener(tipo, callar);
    };
  }, [lista]);
}
