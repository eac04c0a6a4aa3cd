/** Longest wait, ms: a tab that nobody sees paints nothing. */
const PACIENCIA = 200;

/** What may find the page waiting, and is better for finding it done. */
const DEL_USUARIO = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Runs `hacer` once what stands on the page now has been painted: what a change of place brings with it doesn't keep the place itself waiting.
 * @returns gives it up
 */
export function trasPintar(hacer: () => void): () => void {
  let reloj = setTimeout(hacer, PACIENCIA);
  const cuadro = requestAnimationFrame(() => {
    clearTimeout(reloj);
    reloj = setTimeout(hacer);
  });
  return () => {
    cancelAnimationFrame(cuadro);
    clearTimeout(reloj);
  };
}

/**
 * The same, or as soon as the user does something with the page, before anything else hears of it.
 * @returns gives it up
 */
export function trasPintarOActuar(hacer: () => void): () => void {
  const soltarPintura = trasPintar(ahora);
  for (const tipo of DEL_USUARIO) addEventListener(tipo, ahora, { capture: true, passive: true });
  function soltar() {
    soltarPintura();
    for (const tipo of DEL_USUARIO) removeEventListener(tipo, ahora, { capture: true });
  }
  function ahora() {
    soltar();
    hacer();
  }
  return soltar;
}
