/** Row of the list that a row's element shows; null for anything else. */
export function indiceDe(nodo: EventTarget | null): number | null {
  const fila = nodo instanceof Element ? nodo.closest<HTMLElement>('[data-indice]') : null;
  return fila ? Number(fila.dataset.indice) : null;
}

/**
 * Puts the rows of `cuerpo` in the order they are seen in, which is the one Tab and screen readers go by. The row with the focus
 * isn't moved, the others are around it: an element that is moved loses the focus.
 */
export function ordenar(cuerpo: HTMLElement): void {
  const filas = [...cuerpo.querySelectorAll<HTMLElement>(':scope > [data-indice]')];
  const ordenadas = filas.map((fila) => ({ fila, indice: Number(fila.dataset.indice) })).sort((a, b) => a.indice - b.indice);
  if (ordenadas.every(({ fila }, i) => fila === filas[i])) return;
  const conFoco = ordenadas.findIndex(({ fila }) => fila.contains(document.activeElement));
  const fija = ordenadas[conFoco]?.fila;
  ordenadas.forEach(({ fila }, i) => {
    if (fila !== fija) cuerpo.insertBefore(fila, i < conFoco ? (fija ?? null) : null);
  });
}
