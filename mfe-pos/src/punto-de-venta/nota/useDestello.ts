import { MOVIMIENTO } from '@lavanda/shared/design/tokens';
import { type RefObject, useEffect, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import { trasElToque } from '../trasElToque';
import { ALTO_DE_LINEA } from './Papel';

/** The line that was last added to, and how many times something was added. */
export interface Destello {
  linea: string;
  veces: number;
}

const DURACION_MS = 1000;

function cuadros(indice: number): Keyframe[] {
  // In px: the compositor doesn't run what depends on the size of a box, and the page would draw each of its frames.
  const transform = `translateY(${indice * ALTO_DE_LINEA}px)`;
  return [
    { transform, opacity: 1 },
    { transform, opacity: 0 },
  ];
}

const quieto = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/**
 * Brings the line last added to into sight in the frame that draws it, and lights it up from the next one. The light is the list's own (`::before`, which
 * the note's paper styles): no line is drawn for it, and it moves with its line.
 */
export function useDestello(lista: RefObject<HTMLElement | null>, lineas: readonly Linea[], destello: Destello | null): void {
  const luz = useRef<{ animacion: Animation; linea: string }>(undefined);
  const puestas = useRef(lineas);

  useEffect(() => {
    const quitadas = lineas.length < puestas.current.length;
    puestas.current = lineas;
    if (!quitadas || luz.current?.animacion.playState !== 'running') return;
    const { animacion, linea } = luz.current;
    const indice = lineas.findIndex(({ id }) => id === linea);
    if (indice < 0) animacion.cancel();
    else if (animacion.effect instanceof KeyframeEffect) animacion.effect.setKeyframes(cuadros(indice));
  }, [lineas]);

  useEffect(() => {
    if (destello === null) return;
    const { linea } = destello;
    const lugar = () => puestas.current.findIndex(({ id }) => id === linea);
    requestAnimationFrame(() => lista.current?.children[lugar()]?.scrollIntoView?.({ block: 'nearest' }));
    trasElToque(() => {
      luz.current?.animacion.cancel();
      const indice = lugar();
      if (indice < 0 || quieto()) return;
      const animacion = lista.current?.animate?.(cuadros(indice), {
        duration: DURACION_MS,
        easing: MOVIMIENTO.curva,
        pseudoElement: '::before',
      });
      luz.current = animacion && { animacion, linea };
    });
  }, [lista, destello]);
}
