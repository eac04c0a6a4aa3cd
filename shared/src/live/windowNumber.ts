import { WINDOW_NUMBER_KEY } from '../domain/windowNumberKey.ts';
import { hasLocks } from './lead.ts';

/**
 * How long a reloaded page waits for the page it replaces to release the number, ms. A duplicated tab waits this long for
 * nothing.
 */
const RELOAD_MS = 500;

/** How many numbers are tried. If the browser refuses every lock, all windows get the number 1, as they do without Web Locks. */
const MAX_WINDOWS = 100;

const lockOf = (number: number) => `lavanda-ventana-${number}`;

let own: number | undefined;
let taking: Promise<number> | undefined;

/**
 * This window's number among the browser's open windows, from 1. The number is part of the keys of data that each window keeps
 * for itself.
 * @returns undefined until `takeWindowNumber` took a number. Without Web Locks (on plain http) every window has the number 1.
 */
export function windowNumber(): number | undefined {
  return hasLocks() ? own : 1;
}

/**
 * Takes a number for as long as the window lives. Closing or killing the window frees the number.
 * @param wanted numbers to try before others, such as those under which closed windows left data
 */
export function takeWindowNumber(wanted: readonly number[]): Promise<number> {
  if (!hasLocks()) return Promise.resolve(1);
  taking ??= take(wanted);
  return taking;
}

/**
 * Runs `work` if no open window has the number. No window can take the number until `work` ends. Without Web Locks it does
 * nothing.
 */
export async function whileFree(number: number, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return;
  await navigator.locks.request(lockOf(number), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function take(wanted: readonly number[]): Promise<number> {
  const last = lastNumber();
  own = last > 0 && (await hold(last, { signal: AbortSignal.timeout(RELOAD_MS) })) ? last : await takeFree(wanted);
  try {
    sessionStorage.setItem(WINDOW_NUMBER_KEY, String(own));
  } catch {
    // Without sessionStorage a reload takes any free number.
  }
  return own;
}

async function takeFree(wanted: readonly number[]): Promise<number> {
  for (const number of wanted) if (await hold(number, { ifAvailable: true })) return number;
  for (let number = 1; number <= MAX_WINDOWS; number++) if (await hold(number, { ifAvailable: true })) return number;
  return 1;
}

function lastNumber(): number {
  try {
    return Number(sessionStorage.getItem(WINDOW_NUMBER_KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Holds the number for as long as this window lives. @returns whether this window now holds it */
function hold(number: number, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const keep = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => undefined) : undefined;
    };
    navigator.locks.request(lockOf(number), options, keep).catch(() => resolve(false));
  });
}
