import { errorFromResponse, errorMessage } from '@lavanda/shared';

/** How often an opened ticket is looked at, and for how long, ms. */
const EVERY = 200;
const LIMIT = 30_000;

/** Room for 80 mm of paper on the screen. */
const UNITS = 'popup,width=460,height=760';

/** Opens a window in the tap that asked for it; null when the browser blocks it. '' opens an empty one to be sent somewhere later. */
export function openWindow(path: string): Window | null {
  const popup = path === '' ? window.open('', '_blank') : window.open(path, '_blank', UNITS);
  return popup && !popup.closed ? popup : null;
}

/** Why a window has no ticket: the server's status and words, or null when no answer can be read. */
export type WindowError = { status: number; detail: string } | null;

/** What the window shows: nothing yet, the ticket, a problem of the server, or a page of the browser's own. */
function look(popup: Window): 'espera' | 'bien' | { error: WindowError } {
  try {
    // Before asking whether it is closed: a window that a foreign page took from us says that it is, and can't be read.
    const { document } = popup;
    if (popup.closed || !document) return 'bien';
    const { readyState, contentType, URL, body } = document;
    if (URL === 'about:blank' || readyState !== 'complete') return 'espera';
    if (!contentType.endsWith('json')) return 'bien';
    const problem = JSON.parse(body.textContent ?? '') as { status?: unknown; detail?: unknown };
    const { status, detail } = problem;
    if (typeof status !== 'number' || typeof detail !== 'string') return { error: null };
    return { error: { status, detail: errorMessage(errorFromResponse(status, problem)) } };
  } catch {
    // What the browser puts in place of a page that didn't come can't be read from here.
    return { error: null };
  }
}

/** Watches an opened ticket: when something else came in its place the window is closed and `alFallar` told. */
export function watchWindow(popup: Window, onError: (error: WindowError) => void): void {
  const start = Date.now();
  const clock = setInterval(() => {
    const seenOne = Date.now() - start > LIMIT ? 'bien' : look(popup);
    if (seenOne === 'espera') return;
    clearInterval(clock);
    if (seenOne === 'bien') return;
    popup.close();
    onError(seenOne.error);
  }, EVERY);
}
