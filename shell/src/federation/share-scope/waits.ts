import { firstInStack } from '../loader/uncaughtErrors';

/** Most waits that are remembered; what never ends is never forgotten otherwise. */
const MAX_WAITS = 50;

/** The stack of each place that waits (React's Suspense), by what it waits for, until that ends. */
const waits = new Map<PromiseLike<unknown>, string>();

/** Notes that code of a section waits for `awaited`, at the place where `place` was made. */
export function noteWait(awaited: PromiseLike<unknown>, place: Error): void {
  if (waits.has(awaited)) return;
  const [oldest] = waits.keys();
  if (oldest && waits.size >= MAX_WAITS) waits.delete(oldest);
  waits.set(awaited, place.stack ?? '');
  const end = () => void waits.delete(awaited);
  awaited.then(end, end);
}

/** @returns the stack of the last place in scripts of that folder that still waits */
export function waitIn(folder: string): string | undefined {
  return [...waits.values()].findLast((stack) => firstInStack(stack, [folder]) !== undefined);
}
