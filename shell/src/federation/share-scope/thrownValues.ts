import { NOTE_THROWN, type NoteThrown } from '@lavanda/shared/federation/thrownValue';
import { noteWait } from './waits';

/** Maximum number of values remembered. */
const MAX_VALUES = 500;

/** The stack of the place where each value was thrown that is no Error; the latest is last. */
const places = new Map<unknown, string>();

/** Called by built sections (`shared/src/federation/instrument`). */
const noteThrown: NoteThrown = (value, place) => {
  if (value instanceof Error) return value;
  // A component that throws a promise waits for it, as with `use()`.
  if (isPromise(value)) noteWait(value, place);
  // The first place stays when the same object is thrown again, but texts may be equal by chance.
  if (typeof value === 'object' && value !== null && places.has(value)) return value;
  places.delete(value);
  places.set(value, place.stack ?? '');
  const [oldest] = places.keys();
  if (places.size > MAX_VALUES) places.delete(oldest);
  return value;
};
Object.assign(globalThis, { [NOTE_THROWN]: noteThrown });

/**
 * An Error for a rejected value that isn't one, with the stack of the place where a section threw it; undefined when none did, or
 * when it is of a call that was broken off, or that failed by the network, the server or the end of the session.
 */
export function thrownValue(value: unknown): Error | undefined {
  const stack = places.get(value);
  const status = statusOf(value);
  if (stack === undefined || isBrokenOff(value) || typeof status === 'string' || status === 401 || (status ?? 0) >= 500)
    return undefined;
  return Object.assign(new Error(textOf(value, status)), { stack });
}

/** Whether a call was broken off, as when its user leaves the page, or wasn't made (Redux Toolkit). */
function isBrokenOff(value: unknown): boolean {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return name === 'AbortError' || name === 'ConditionError';
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
