import { errorFromResponse, errorMessage } from '@lavanda/shared';
import type { PrintedPage } from '../../ticket/page/printedPage.ts';
import { TICKET_TEXTS } from './texts.ts';

/** Interval and duration of the checks on an opened ticket window, ms. */
const EVERY = 200;
const LIMIT = 30_000;

/** Window features: wide enough for 80 mm of paper. */
const FEATURES = 'popup,width=460,height=760';

/** Opens an empty window to navigate later. Null when the browser blocks it, as it does outside a tap's handler. */
export function openWindow(size: 'ticket' | 'tab'): Window | null {
  const popup = size === 'tab' ? window.open('', '_blank') : window.open('', '_blank', FEATURES);
  if (!popup || popup.closed) return null;
  popup.document.body.textContent = TICKET_TEXTS.preparing;
  return popup;
}

/** Prints a page that is drawn on this device, in a window that the tap opened. */
export async function printInWindow(popup: Window, page: PrintedPage): Promise<void> {
  const { drawPage, printAndClose } = await import('./drawPage.ts');
  await drawPage(popup.document, page);
  if (!popup.closed) printAndClose(popup);
}

/** Why a window shows no ticket: the server's status and detail, or null when unreadable. */
export type WindowError = { status: number; detail: string } | null;

/** State of the window: still loading, the ticket (or closed meanwhile), or an error page. */
function look(popup: Window): 'espera' | 'bien' | { error: WindowError } {
  try {
    // `document` is read before `closed`, because only reading it throws on a cross-origin page, whose `closed` is true.
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
    // The browser's own error page can't be read.
    return { error: null };
  }
}

/** Watches an opened ticket window. If an error page loads instead, closes the window and calls `onError`. */
export function watchWindow(popup: Window, onError: (error: WindowError) => void): void {
  const start = Date.now();
  const timer = setInterval(() => {
    const outcome = Date.now() - start > LIMIT ? 'bien' : look(popup);
    if (outcome === 'espera') return;
    clearInterval(timer);
    if (outcome === 'bien') return;
    popup.close();
    onError(outcome.error);
  }, EVERY);
}
