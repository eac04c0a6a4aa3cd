import { timeout } from '../timeouts';

/** Interval between checks, ms. */
const INTERVAL = 1_000;

/** Longest time between two checks of a running page, ms. After a longer one the page was suspended, not busy. */
const LONGEST_GAP = 5_000;

/** Input events. They restart the time limit, because a slow machine may have no idle moment while somebody types. */
const INPUT_EVENTS = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Calls back whenever a visible, untouched page had no idle moment for the time limit `busy`, for example because an effect
 * sets its own dependency. Does nothing in a browser without `requestIdleCallback`.
 * @returns a function that stops
 */
export function watchRest(onRestless: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return () => undefined;
  let restedAt = Date.now();
  let lookedAt = restedAt;
  const noteRest = () => {
    restedAt = Date.now();
  };
  const rest = () => {
    noteRest();
    request = 0;
  };
  let request = requestIdleCallback(rest);
  for (const type of INPUT_EVENTS) addEventListener(type, noteRest, { capture: true, passive: true });
  const timer = setInterval(() => {
    const now = Date.now();
    if (document.hidden || now - lookedAt > LONGEST_GAP) restedAt = now;
    lookedAt = now;
    if (request === 0) request = requestIdleCallback(rest);
    if (now - restedAt < timeout('busy')) return;
    noteRest();
    onRestless();
  }, INTERVAL);
  const stop = () => {
    clearInterval(timer);
    cancelIdleCallback(request);
    for (const type of INPUT_EVENTS) removeEventListener(type, noteRest, { capture: true });
  };
  return stop;
}
