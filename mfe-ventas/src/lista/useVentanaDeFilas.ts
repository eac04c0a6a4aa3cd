import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn beyond those in sight, so that Tab and a fast scroll find them. */
const MARGEN = 8;

interface Opciones {
  cantidad: number;
  /** Height of a row, px. */
  alto: number;
  claveDe(indice: number): string;
  /** The last row came into sight. */
  alLlegarAlFinal(): void;
}

/** One of the rows to draw, and the empty height before it, px. */
export interface FilaVisible {
  indice: number;
  hueco: number;
}

/**
 * Which rows of a list that scrolls with the page are drawn. The one with the focus and its neighbours always are, so that no
 * scroll takes the focus away and the arrows, which go from row to row by the same control, find where to go.
 */
export function useVentanaDeFilas({ cantidad, alto, claveDe, alLlegarAlFinal }: Opciones) {
  const cuerpo = useRef<HTMLElement>(null);
  const [margen, setMargen] = useState(0);
  const [enfocada, setEnfocada] = useState<number | null>(null);

  useLayoutEffect(() => {
    const medir = () => setMargen(cuerpo.current ? Math.round(cuerpo.current.getBoundingClientRect().top + window.scrollY) : 0);
    medir();
    window.addEventListener('resize', medir);
    return () => window.removeEventListener('resize', medir);
  }, []);

  const rangeExtractor = useCallback(
    (rango: Range) => {
      const indices = defaultRangeExtractor(rango);
      if (enfocada === null) return indices;
      const cercanas = [enfocada - 1, enfocada, enfocada + 1].filter((indice) => indice >= 0 && indice < rango.count);
      return [...new Set([...indices, ...cercanas])].sort((a, b) => a - b);
    },
    [enfocada],
  );
  const ventana = useWindowVirtualizer({
    count: cantidad,
    estimateSize: () => alto,
    overscan: MARGEN,
    scrollMargin: margen,
    getItemKey: claveDe,
    rangeExtractor,
  });

  const ultima = ventana.range?.endIndex ?? 0;
  const llegar = useRef(alLlegarAlFinal);
  llegar.current = alLlegarAlFinal;
  useEffect(() => {
    if (cantidad > 0 && ultima >= cantidad - 1) llegar.current();
  });

  let anterior = 0;
  const filas: FilaVisible[] = ventana.getVirtualItems().map(({ index }) => {
    const hueco = (index - anterior) * alto;
    anterior = index + 1;
    return { indice: index, hueco };
  });

  const indiceDe = (nodo: EventTarget) => {
    const fila = nodo instanceof Element ? nodo.closest<HTMLElement>('[data-indice]') : null;
    return fila ? Number(fila.dataset.indice) : null;
  };
  return {
    cuerpo,
    filas,
    /** Empty height after the last row drawn, px. */
    resto: (cantidad - anterior) * alto,
    teclado: {
      onFocus: ({ target }: FocusEvent) => setEnfocada(indiceDe(target)),
      onBlur: () => setEnfocada(null),
      onKeyDown: (evento: KeyboardEvent) => {
        const paso = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
        const indice = indiceDe(evento.target);
        const control = evento.target instanceof Element ? evento.target.getAttribute('data-control') : null;
        if (paso === undefined || indice === null || control === null) return;
        evento.preventDefault();
        cuerpo.current?.querySelector<HTMLElement>(`[data-indice="${indice + paso}"] [data-control="${control}"]`)?.focus();
      },
    },
  };
}
