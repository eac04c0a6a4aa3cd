import { type RefObject, useEffect, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import { trasElToque } from '../trasElToque';

/** The line that was last added to, and how many times something was added. */
export interface Destello {
  linea: string;
  veces: number;
}

/** UI guide 7. */
const ENCENDIDA_MS = 1000;

/**
 * Brings the line last added to into sight and lights it up (`data-luz`, which the note's paper styles), once it has been painted: who touched
 * waits for the amounts alone. It doesn't fade: while something moves, whatever is touched waits for the screen's next frame before the page hears of it, and
 * who adds services touches the next one meanwhile.
 */
export function useDestello(lista: RefObject<HTMLElement | null>, lineas: readonly Linea[], destello: Destello | null): void {
  const apagar = useRef<() => void>(undefined);
  const puestas = useRef(lineas);

  useEffect(() => {
    puestas.current = lineas;
  }, [lineas]);

  useEffect(() => {
    if (destello === null) return;
    const renglon = () => lista.current?.children[puestas.current.findIndex(({ id }) => id === destello.linea)];
    trasElToque(() => {
      apagar.current?.();
      const encendido = renglon();
      encendido?.scrollIntoView?.({ block: 'nearest' });
      encendido?.setAttribute('data-luz', 'true');
      const apagarlo = () => encendido?.removeAttribute('data-luz');
      const reloj = setTimeout(apagarlo, ENCENDIDA_MS);
      apagar.current = () => {
        clearTimeout(reloj);
        apagarlo();
      };
    });
  }, [lista, destello]);
}
