import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn above and below what is in sight. */
const MARGEN = 8;

/**
 * The rows of a long list that are in sight while the page scrolls, and the height of those that aren't.
 * @param cuantas rows in the list
 * @param alto height of a row, px
 */
export function useVentana<E extends HTMLElement>(cuantas: number, alto: number) {
  const marco = useRef<E>(null);
  const [inicio, setInicio] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the list appears or grows, not on every scroll: a row or two of error falls within the margin.
  useLayoutEffect(() => {
    const arriba = marco.current ? Math.round(marco.current.getBoundingClientRect().top + window.scrollY) : 0;
    setInicio(arriba);
  }, [cuantas]);

  const virtual = useWindowVirtualizer({
    count: cuantas,
    estimateSize: () => alto,
    overscan: MARGEN,
    scrollMargin: inicio,
  });
  const filas = virtual.getVirtualItems();
  const [primera, ultima] = [filas[0], filas.at(-1)];
  return {
    marco,
    indices: filas.map(({ index }) => index),
    /** Height of the rows before the first drawn, px. */
    antes: primera ? primera.start - inicio : 0,
    /** Height of the rows after the last drawn, px. */
    despues: ultima ? virtual.getTotalSize() - (ultima.end - inicio) : 0,
  };
}
