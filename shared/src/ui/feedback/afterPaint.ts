/** Longest wait for a paint, ms: a hidden tab never paints. */
const PATIENCE = 200;

/**
 * Runs `run` after the browser has painted the page, so that `run` doesn't delay a navigation. It waits for a second frame,
 * because work right after the first would delay the next tap.
 * @returns a function that cancels the call
 */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, PATIENCE);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
