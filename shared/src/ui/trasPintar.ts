/** Longest wait, ms: a tab that nobody sees paints nothing. */
const PACIENCIA = 200;

/**
 * Runs `hacer` once what stands on the page now has been painted: what a change of place brings with it doesn't keep the place itself waiting. The frame after that one goes
 * ahead too: what comes in between keeps it from coming, and with it whoever follows the first one, a hand that touches again or a script that waits for two frames.
 * @returns gives it up
 */
export function trasPintar(hacer: () => void): () => void {
  let reloj = setTimeout(hacer, PACIENCIA);
  let cuadro = requestAnimationFrame(() => {
    cuadro = requestAnimationFrame(() => {
      clearTimeout(reloj);
      reloj = setTimeout(hacer);
    });
  });
  return () => {
    cancelAnimationFrame(cuadro);
    clearTimeout(reloj);
  };
}
