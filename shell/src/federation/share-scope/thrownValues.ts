import { isEndlessLoop } from '@lavanda/shared/federation/endlessLoop';
import { NOTE_THROWN, type NoteThrown } from '@lavanda/shared/federation/shellGlobals';
import { noteWait } from './waits';

/** Maximum number of values remembered. */
const MAX_VALUES = 500;

/** The thrown values that aren't Errors, each with the stack of the place that threw it; the latest comes last. */
const places = new Map<unknown, string>();

/** Line and column at the end of a stack frame, as in every browser. */
const FRAME = /:\d+:\d+\)?$/m;

const loopListeners = new Set<(error: Error) => void>();

/**
 * Calls back with the error of each endless loop that was stopped, because a section that catches this error works on with what
 * the loop left unfinished.
 * @returns a function that stops
 */
export function watchStoppedLoops(callback: (error: Error) => void): () => void {
  loopListeners.add(callback);
  return () => void loopListeners.delete(callback);
}

/** Built sections call this with each value that they throw (`shared/src/federation/instrument`). */
export const noteThrown: NoteThrown = (value, place) => {
  if (value instanceof Error) {
    if (isEndlessLoop(value)) for (const listener of loopListeners) listener(value);
    return FRAME.test(value.stack ?? '') || value instanceof DOMException ? value : madeAgain(value, place);
  }
  // A component that throws a promise waits for it, as with `use()`.
  if (isPromise(value)) noteWait(value, place);
  // An object that is thrown again keeps its first place. A text doesn't, because equal texts may come from different places.
  if (typeof value === 'object' && value !== null && places.has(value)) return value;
  places.delete(value);
  places.set(value, place.stack ?? '');
  const [oldest] = places.keys();
  if (places.size > MAX_VALUES) places.delete(oldest);
  return value;
};
Object.assign(globalThis, { [NOTE_THROWN]: noteThrown });

/**
 * Makes an Error for a thrown or rejected value that isn't an Error, with the stack of the place where a section threw the value.
 * @returns undefined when no section threw the value, or when it comes from a call that was aborted or that failed because of
 * the network, the server or an ended session
 */
export function thrownValue(value: unknown): Error | undefined {
  const stack = places.get(value);
  const status = statusOf(value);
  if (stack === undefined || isBrokenOff(value) || typeof status === 'string' || status === 401 || (status ?? 0) >= 500)
    return undefined;
  return Object.assign(new Error(textOf(value, status)), { stack });
}

/** Whether a call was aborted, for example because the user left the page, or was never made (Redux Toolkit's condition). */
function isBrokenOff(value: unknown): boolean {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return name === 'AbortError' || name === 'ConditionError';
}

/**
 * Makes a copy of an error that the browser made, such as for a body that isn't JSON, with the stack of `place`. The browser's
 * error has no stack frame, and Chromium doesn't tell the page when nobody catches it.
 */
function madeAgain(error: Error, place: Error): Error {
  const made = Reflect.construct(error.constructor, [error.message, { cause: error }]) as Error;
  return Object.assign(made, { stack: `${error.stack ?? String(error)}\n${place.stack ?? ''}` });
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** The status of a call's error (`ApiError` in shared); undefined for any other value. */
function statusOf(value: unknown): string | number | undefined {
  if (typeof value !== 'object' || value === null || !('status' in value && 'problem' in value)) return undefined;
  return typeof value.status === 'string' || typeof value.status === 'number' ? value.status : undefined;
}

function textOf(value: unknown, status: number | undefined): string {
  if (status !== undefined) return `Una respuesta ${status} que nadie atiende`;
  return typeof value === 'object' && value !== null ? 'Un objeto que no es Error' : String(value);
}
