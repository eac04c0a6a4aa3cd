import { firstInStack } from '../loader/uncaughtErrors';

/** Most waits remembered, because a wait that never ends is never removed otherwise. */
const MAX_WAITS = 50;

/** The stacks of the places that wait (React's Suspense), by the promise that they wait for, until that settles. */
const waits = new Map<PromiseLike<unknown>, string>();

/** Notes that a section's code waits for `awaited`, at the place where the error `place` was created. */
export function noteWait(awaited: PromiseLike<unknown>, place: Error): void {
  if (waits.has(awaited)) return;
  const [oldest] = waits.keys();
  if (oldest && waits.size >= MAX_WAITS) waits.delete(oldest);
  waits.set(awaited, place.stack ?? '');
  const end = () => void waits.delete(awaited);
  awaited.then(end, end);
}

/** @returns the stack of the last place in scripts of `folder` that still waits */
export function waitIn(folder: string): string | undefined {
  return [...waits.values()].findLast((stack) => firstInStack(stack, [folder]) !== undefined);
}
