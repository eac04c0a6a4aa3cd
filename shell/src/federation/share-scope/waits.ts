import { firstInStack } from '../loader/uncaughtErrors';

/** Most waits remembered, because a wait that never ends is never removed otherwise. */
const MAX_WAITS = 50;

interface Wait {
  stack: string;
  /** Times when it began, and when the place was last drawn and still waited, ms since 1970. */
  since: number;
  drawn: number;
}

/** The places that wait (React's Suspense), by the promise that they wait for, until that settles. */
const waits = new Map<PromiseLike<unknown>, Wait>();

/** Notes that a section's code waits for `awaited`, at the place where the error `place` was created. */
export function noteWait(awaited: PromiseLike<unknown>, place: Error): void {
  const known = waits.get(awaited);
  if (known) {
    known.drawn = Date.now();
    return;
  }
  const [oldest] = waits.keys();
  if (oldest && waits.size >= MAX_WAITS) waits.delete(oldest);
  waits.set(awaited, { stack: place.stack ?? '', since: Date.now(), drawn: Date.now() });
  const end = () => void waits.delete(awaited);
  awaited.then(end, end);
}

/** @returns the stack of the last place in scripts of `folder` that still waits */
export function waitIn(folder: string): string | undefined {
  return waitsIn(folder).at(-1)?.stack;
}

/** Whether a place in scripts of `folder` that was drawn after `start` (ms since 1970) has waited since then for `ms` or longer. */
export function hasWaited(folder: string, start: number, ms: number): boolean {
  return waitsIn(folder).some(({ since, drawn }) => drawn >= start && Date.now() - Math.max(since, start) >= ms);
}

function waitsIn(folder: string): Wait[] {
  return [...waits.values()].filter(({ stack }) => firstInStack(stack, [folder]) !== undefined);
}
