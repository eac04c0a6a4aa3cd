import { NOTE_AWAIT, type NoteAwait } from '@lavanda/shared/federation/shellGlobals';
import { firstInStack } from '../firstInStack';

/**
 * Longest pause between two waits at one place that count as a single wait, ms. Code that makes a new promise at each draw
 * never stops waiting, though each of its promises settles.
 */
const LONGEST_GAP = 500;

/** Maximum number of waits remembered, because a wait that never ends would otherwise never be removed. */
const MAX_WAITS = 50;

interface Wait {
  stack: string;
  /** When the wait began, ms since 1970. */
  since: number;
  /** When the place was last drawn and still waited, ms since 1970; absent for a module, which is never drawn. */
  drawn?: number;
}

/** Places that wait (React's Suspense, or a module at its top level), by the awaited promise, until that promise settles. */
const waits = new Map<PromiseLike<unknown>, Wait>();

/** The last wait of `use()` that ended at each place: when it began and when it ended, ms since 1970. */
const ended = new Map<string, { since: number; at: number }>();

/** The frame that called `use()`. Its callers are left out, because they differ from one draw by React to the next. */
const callerIn = ({ stack = '' }: Error) => stack.split('\n')[2] ?? '';

/** Notes that a section's code waits for `awaited`, at the place where the error `place` was created. */
export function noteWait(awaited: PromiseLike<unknown>, place: Error): void {
  if (!isKnown(awaited)) add(awaited, { stack: place.stack ?? '', since: Date.now(), drawn: Date.now() });
}

/**
 * Notes that a section's code waits for `awaited` with `use()`. Waits that follow each other at one place count as a single wait.
 * @param place error created in `use()`
 */
export function noteUse(awaited: PromiseLike<unknown>, place: Error): void {
  if (isKnown(awaited)) return;
  const caller = callerIn(place);
  const last = ended.get(caller);
  const since = last && Date.now() - last.at < LONGEST_GAP ? last.since : Date.now();
  add(awaited, { stack: place.stack ?? '', since, drawn: Date.now() });
  const end = () => rememberEnd(caller, since);
  awaited.then(end, end);
}

/** Whether `noteArrival` has anything to do. If not, the caller saves the cost of creating an Error. */
export const mayArrive = (): boolean => ended.size > 0;

/** Notes that `use()` returned a value at a place, so the next wait at that place is a new one. @param place as for `noteUse` */
export function noteArrival(place: Error): void {
  ended.delete(callerIn(place));
}

function isKnown(awaited: PromiseLike<unknown>): boolean {
  const known = waits.get(awaited);
  if (known) known.drawn = Date.now();
  return known !== undefined;
}

/** Built sections call this with each value that their modules await at the top level (`shared/src/federation/instrument`). */
const noteAwait: NoteAwait = (awaited, place) => {
  // `await` makes the same promise, so the module continues at the same moment as without this function.
  const promise = Promise.resolve(awaited);
  if (!waits.has(promise)) add(promise, { stack: place.stack ?? '', since: Date.now() });
  return promise;
};
Object.assign(globalThis, { [NOTE_AWAIT]: noteAwait });

function add(awaited: PromiseLike<unknown>, wait: Wait): void {
  const [oldest] = waits.keys();
  if (oldest && waits.size >= MAX_WAITS) waits.delete(oldest);
  waits.set(awaited, wait);
  const end = () => void waits.delete(awaited);
  awaited.then(end, end);
}

function rememberEnd(caller: string, since: number): void {
  ended.delete(caller);
  ended.set(caller, { since, at: Date.now() });
  const [oldest] = ended.keys();
  if (oldest !== undefined && ended.size > MAX_WAITS) ended.delete(oldest);
}

/** @returns the stack of the last place in scripts of `folder` that still waits; undefined when none does */
export function waitIn(folder: string): string | undefined {
  return waitsIn(folder).at(-1)?.stack;
}

/**
 * Whether a place in scripts of `folder`, drawn since `start`, has waited for `ms` or longer.
 * @param start ms since 1970; the wait before it doesn't count
 */
export function hasWaited(folder: string, start: number, ms: number): boolean {
  const now = Date.now();
  const isLong = ({ since }: { since: number }) => now - Math.max(since, start) >= ms;
  const isDrawn = ({ drawn }: Wait) => drawn !== undefined && drawn >= start;
  if (waitsIn(folder).some((wait) => isDrawn(wait) && isLong(wait))) return true;
  // Between two waits that count as a single wait, no promise is pending for a moment.
  const goesOn = ({ at }: { at: number }) => at >= start && now - at < LONGEST_GAP;
  return [...ended].some(([caller, wait]) => firstInStack(caller, [folder]) !== undefined && goesOn(wait) && isLong(wait));
}

function waitsIn(folder: string): Wait[] {
  return [...waits.values()].filter(({ stack }) => firstInStack(stack, [folder]) !== undefined);
}
