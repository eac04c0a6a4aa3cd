import { useEffect, useState } from 'react';
import { trasElToque } from './trasElToque';

/**
 * `cierto`, once what was drawn as it became true has been painted; false at once. For what the first article brings with it besides itself and its amounts:
 * whoever touched waits for those. What is true from the start is so at once.
 */
export function useTrasElToque(cierto: boolean): boolean {
  const [pintado, setPintado] = useState(cierto);
  if (pintado && !cierto) setPintado(false);
  useEffect(() => {
    if (cierto) trasElToque(() => setPintado(true));
  }, [cierto]);
  return cierto && pintado;
}

/** Whether what asks has been painted once. For the part of a new line that nobody who touched waits for. */
export function usePintado(): boolean {
  const [pintado, setPintado] = useState(false);
  useEffect(() => trasElToque(() => setPintado(true)), []);
  return pintado;
}
