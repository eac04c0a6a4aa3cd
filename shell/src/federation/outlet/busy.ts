import { anyBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { timeout } from '../timeouts';

/** Interval at which `whenIdle` checks whether the user is idle, ms. */
const POLL_INTERVAL = 400;

const INPUT_EVENTS = ['keydown', 'pointerdown', 'input'] as const;

const TEXT_FIELD =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type=button], [type=submit], [type=checkbox], [type=radio])';

/** Whether the user is busy: a section called `useBusy`, a dialog or menu is open, or a text field has the focus. */
export function isBusy(): boolean {
  const overlays = [...document.querySelectorAll('[aria-modal="true"], [role="dialog"], [role="menu"], [role="listbox"]')];
  const isOpen = (overlay: Element) => overlay.checkVisibility?.() ?? true;
  return anyBusy() || overlays.some(isOpen) || !!document.activeElement?.matches(TEXT_FIELD);
}

/**
 * Calls back once the user has been idle for the time `idle`. In a hidden tab it is enough that the user isn't busy.
 * @param isFree another condition that must hold at that time
 * @returns a function that cancels
 */
export function whenIdle(callback: () => void, isFree = () => true): () => void {
  let lastInput = Date.now();
  const noteInput = () => {
    lastInput = Date.now();
  };
  for (const type of INPUT_EVENTS) addEventListener(type, noteInput, { capture: true, passive: true });
  const stop = () => {
    clearInterval(timer);
    for (const type of INPUT_EVENTS) removeEventListener(type, noteInput, { capture: true });
  };
  const timer = setInterval(() => {
    if (isBusy() || !isFree() || (!document.hidden && Date.now() - lastInput < timeout('idle'))) return;
    stop();
    callback();
  }, POLL_INTERVAL);
  return stop;
}

/**
 * Whether a section can be hidden and restored unchanged: nothing on the page is unfinished (`useBusy`), and no alert, dialog,
 * menu or tooltip is open. Overlays are visible siblings of the page's root; the sibling in which MUI X measures text is hidden.
 */
export function canKeepAlive(section: HTMLElement): boolean {
  const hasOverlay = [...document.body.children].some(
    (element) =>
      !element.contains(section) &&
      !element.matches(NOT_OF_SECTION) &&
      element.childElementCount > 0 &&
      getComputedStyle(element).visibility !== 'hidden',
  );
  return !hasOverlay && !anyBusy() && section.querySelector(TRANSIENT) === null;
}

/**
 * Elements beside the page's root that aren't overlays of the section. The shell's dialog 'Escanear' counts as one of them,
 * because it closes by itself when it opens a nota.
 */
const NOT_OF_SECTION = 'script, style, noscript, link, iframe, [data-escanear]';
const TRANSIENT = '[role="alert"], [role="alertdialog"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]';
