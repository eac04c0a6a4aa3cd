/** Longest wait, ms: a tab that nobody sees paints nothing. */
const PACIENCIA = 200;

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
