import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn beyond those in sight, so that Tab and a fast scroll find them. */
const MARGEN = 8;

interface Opciones {
  cantidad: number;
  /** Height of a row, px. */
  alto: number;
  /** The last row came into sight. */
  alLlegarAlFinal(): void;
}

/**
 * Which rows of a list that scrolls with the page are drawn. The one with the focus and its neighbours always are, so that no
 * scroll takes the focus away and the arrows, which go from row to row by the same control, find where to go.
 */
export function useVentanaDeFilas({ cantidad, alto, alLlegarAlFinal }: Opciones) {
  const [raiz, setRaiz] = useState<HTMLElement | null>(null);
  /** Height of the page above the rows, px; null until it is measured. */
  const [margen, setMargen] = useState<number | null>(null);
  const [enfocada, setEnfocada] = useState<number | null>(null);

  useLayoutEffect(() => {
    const medir = () => setMargen(raiz && Math.round(raiz.getBoundingClientRect().top + window.scrollY));
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  }, [raiz]);

  const rangeExtractor = useCallback(
    (rango: Range) => {
      const indices = defaultRangeExtractor(rango);
      if (enfocada === null) return indices;
      const cercanas = [enfocada - 1, enfocada, enfocada + 1];
      const validas = cercanas.filter((fila) => fila >= 0 && fila < rango.count);
      return [...new Set([...indices, ...validas])].sort((a, b) => a - b);
    },
    [enfocada],
  );
  const ventana = useWindowVirtualizer({
    count: cantidad,
    estimateSize: () => alto,
    overscan: MARGEN,
    // What came into sight may be drawn with the next frame: the rows beyond the window are there already.
    useFlushSync: false,
    scrollMargin: margen ?? 0,
    rangeExtractor,
  });

  const indices = ventana.getVirtualItems().map(({ index }) => index);
  const ultimo = ventana.range?.endIndex ?? 0;
  const llegar = useRef(alLlegarAlFinal);
  llegar.current = alLlegarAlFinal;
  useEffect(() => {
    if (margen !== null && cantidad > 0 && ultimo >= cantidad - 1) llegar.current();
  });

  const indiceDe = (nodo: EventTarget) => {
    const fila = nodo instanceof Element ? nodo.closest<HTMLElement>('[data-indice]') : null;
    return fila ? Number(fila.dataset.indice) : null;
  };
  return {
    /** Ref of the element that holds the rows. */
    cuerpo: setRaiz,
    /** Rows to draw, each at its index times the height of one. */
    indices,
    teclado: {
      onFocus: ({ target }: FocusEvent) => setEnfocada(indiceDe(target)),
      onBlur: () => setEnfocada(null),
      onKeyDown: (evento: KeyboardEvent) => {
        const paso = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
        const indice = indiceDe(evento.target);
        const control = evento.target instanceof Element ? evento.target.getAttribute('data-control') : null;
        if (paso === undefined || indice === null || control === null) return;
        evento.preventDefault();
        raiz?.querySelector<HTMLElement>(`[data-indice="${indice + paso}"] [data-control="${control}"]`)?.focus();
      },
    },
  };
}
