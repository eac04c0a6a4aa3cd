import { startTransition, useEffect, useState } from 'react';

/**
 * How many cards to draw: those of the first screen at once, so that the section answers the touch that opened it, and all of them right after.
 */
export function useCuantasTarjetas(primeras: number): number {
  const [cuantas, setCuantas] = useState(primeras);
  useEffect(() => {
    const cuadro = requestAnimationFrame(() => startTransition(() => setCuantas(Number.POSITIVE_INFINITY)));
    return () => cancelAnimationFrame(cuadro);
  }, []);
  return cuantas;
}
