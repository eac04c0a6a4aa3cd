import { type RefObject, useEffect } from 'react';

const DE_UN_DEDO = ['pointerover', 'pointerdown', 'gotpointercapture', 'pointerup', 'lostpointercapture', 'pointerout'] as const;

function callar(evento: PointerEvent) {
  if (evento.pointerType === 'touch') evento.stopPropagation();
}

/**
 * Keeps to itself what a finger on `lista` makes besides a touch and its click. Nobody above hears of it, and React, which listens to everything, takes a part of each
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
