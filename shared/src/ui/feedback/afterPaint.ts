/** Longest wait, ms: a tab that nobody sees paints nothing. */
const PATIENCE = 200;

/**
 * Runs `hacer` once what stands on the page now has been painted: what a change of place brings with it doesn't keep the place itself waiting. The frame after that one goes
 * ahead too: what comes in between keeps it from coming, and with it whoever follows the first one, a hand that touches again or a script that waits for two frames.
 * @returns gives it up
 */
export function afterPaint(run: () => void): () => void {
  let clock = setTimeout(run, PATIENCE);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(clock);
      clock = setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(clock);
  };
}
